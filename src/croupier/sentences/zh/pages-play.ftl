### 试玩时发现

web-no-more-insurance = 不再买保险
