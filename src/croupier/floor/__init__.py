"""Live tables: people and wallets, the record, the Pit, the server, the client and the pages."""
