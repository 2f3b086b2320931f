### 牌局中止时

web-halted-who = 有权裁定的人正在处理。
