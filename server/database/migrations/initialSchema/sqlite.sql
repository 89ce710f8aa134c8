-- The triggers of the first release on SQLite. A released migration never changes.

-- The ledger is append-only.
create trigger ledger_transactions_no_update before update on ledger_transactions
  begin select raise(abort, 'the ledger is append-only'); end;

create trigger ledger_transactions_no_delete before delete on ledger_transactions
  begin select raise(abort, 'the ledger is append-only'); end;

create trigger ledger_entries_no_update before update on ledger_entries
  begin select raise(abort, 'the ledger is append-only'); end;

create trigger ledger_entries_no_delete before delete on ledger_entries
  begin select raise(abort, 'the ledger is append-only'); end;

-- A new version of the jobs after each change that the counts of a search depend on. It is random, so that versions do not repeat
-- after an older backup is restored; JavaScript holds its largest value exactly.
create trigger job_version_0 after insert on jobs
  begin update job_versions set version = abs(random()) % 9000000000000000; end;

create trigger job_version_1 after update of state, platform_set, category_set, country, pay_type, pay_min, pay_max, apply_by on jobs
  begin update job_versions set version = abs(random()) % 9000000000000000; end;

create trigger job_version_2 after delete on jobs
  begin update job_versions set version = abs(random()) % 9000000000000000; end;

-- Refuses ledger transactions of a process with another schema, and wallet entries without a position. Otherwise an older process that
-- still runs would post rows without the columns that the newer version needs.
create trigger ledger_transactions_schema before insert on ledger_transactions
  when new.schema_version is not (select count(*) from kysely_migration)
  begin select raise(abort, 'the ledger needs a process with the schema of the database'); end;

create trigger ledger_entries_numbered before insert on ledger_entries
  when new.ledger_account_id not like 'house:%' and
    (new.account_id is null or new.position is null or new.type_position is null)
  begin select raise(abort, 'an entry of a wallet needs its position'); end;
