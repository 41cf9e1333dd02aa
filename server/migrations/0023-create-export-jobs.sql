-- Reports too long to wait for: written in the background, kept for some days, seen by the one who asked in the same duty.
create table export_job (
  id bigint generated always as identity primary key,
  person_id bigint not null constraint export_job_person_exists references person (id),
  duty_id bigint not null constraint export_job_duty_exists references duty (id),
  report text not null,
  format text not null constraint export_job_format_known check (format in ('pdf', 'excel', 'csv')),
  language text not null constraint export_job_language_known check (language in ('bn', 'en')),
  parameters jsonb not null,
  -- What the duty reached when it was asked for.
  level jurisdiction_level not null,
  path location_path not null,
  state text not null default 'WAITING'
    constraint export_job_state_known check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED')),
  rows_total integer not null,
  rows_done integer not null default 0,
  file_name text not null,
  file_key text constraint export_job_file_unique unique,
  bytes integer,
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  finished_at timestamptz,
  constraint export_job_ready_has_file check (state <> 'READY' or (file_key is not null and bytes is not null))
);
create index export_job_person on export_job (person_id, asked_at desc);
create index export_job_open on export_job (state) where state in ('WAITING', 'RUNNING');
