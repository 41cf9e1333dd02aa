-- Monitoring in figures, a row a day, kind, upazila and breakdown. Kept in the transaction that plans, submits or returns
-- a visit, so that dashboards never count visits; a recount proves it.
create table rollup_day (
  day date not null,
  kind text not null constraint rollup_day_kind_known
    check (kind in ('GENERAL_MONITORING', 'CLASSROOM_MONITORING', 'OFFICE')),
  upazila_id bigint not null constraint rollup_day_upazila_exists references location (id),
  path location_path not null,
  isas_category isas_category not null,
  institute_type institute_type not null,
  designation_id bigint not null constraint rollup_day_designation_exists references designation (id),
  planned integer not null default 0,
  done integer not null default 0,
  late integer not null default 0,
  rating_sum numeric(14, 1) not null default 0,
  rating_count integer not null default 0,
  primary key (day, kind, upazila_id, isas_category, institute_type, designation_id)
);
create index rollup_day_path on rollup_day (path text_pattern_ops, day);
