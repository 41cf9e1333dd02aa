create domain plan_status as text
  constraint plan_status_known check (value in ('DRAFT', 'SUBMITTED', 'REJECTED', 'NEWJOINED'));
create domain monitoring_kind as text
  constraint monitoring_kind_known check (value in ('GENERAL_MONITORING', 'CLASSROOM_MONITORING', 'OFFICE'));

create table plan_session (
  id bigint generated always as identity primary key,
  year integer not null constraint plan_session_year_unique unique
    constraint plan_session_year_range check (year between 2000 and 2100),
  -- The last day of submission, by the calendar of Dhaka.
  deadline date not null,
  minimum_visits integer not null default 60 constraint plan_session_minimum_range check (minimum_visits between 0 and 1000),
  -- Planned visits an institute of each ISAS category must have: the directorate's visit policy.
  minimum_by_category jsonb not null default '{"A": 4, "B": 6, "C": 8, "D": 12, "E": 12, "U": 4}'
    constraint plan_session_minimum_by_category_whole
    check (minimum_by_category ?& array['A', 'B', 'C', 'D', 'E', 'U'] and jsonb_typeof(minimum_by_category) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table officer_plan (
  id bigint generated always as identity primary key,
  person_id bigint not null constraint officer_plan_person_exists references person (id),
  year integer not null constraint officer_plan_session_exists references plan_session (year),
  status plan_status not null default 'DRAFT',
  submitted_at timestamptz,
  returned_at timestamptz,
  returned_by bigint constraint officer_plan_returner_exists references person (id),
  comment text constraint officer_plan_comment_length check (char_length(comment) between 1 and 1000),
  answer text constraint officer_plan_answer_length check (char_length(answer) between 1 and 1000),
  -- The officer's own place, by which supervisors find the plan.
  path location_path not null,
  version integer not null default 1,
  constraint officer_plan_one_per_year unique (person_id, year),
  constraint officer_plan_submitted_when check (status <> 'SUBMITTED' or submitted_at is not null),
  constraint officer_plan_returned_why check (status <> 'REJECTED' or (comment is not null and returned_at is not null))
);
create index officer_plan_year_status_path on officer_plan (year, status, path text_pattern_ops);

create table plan_row (
  id bigint generated always as identity primary key,
  officer_plan_id bigint not null constraint plan_row_plan_exists references officer_plan (id),
  year integer not null,
  institute_id bigint constraint plan_row_institute_exists references institute (id),
  office_id bigint constraint plan_row_office_exists references office (id),
  visit_date date not null,
  kind monitoring_kind not null,
  marked boolean not null default false,
  note text constraint plan_row_note_length check (char_length(note) between 1 and 500),
  -- The place of the visit.
  path location_path not null,
  constraint plan_row_one_place check (num_nonnulls(institute_id, office_id) = 1),
  constraint plan_row_kind_fits_place check ((kind = 'OFFICE') = (office_id is not null)),
  constraint plan_row_inside_year check (extract(year from visit_date) = year),
  constraint plan_row_not_twice unique nulls not distinct (officer_plan_id, institute_id, office_id, visit_date)
);
create index plan_row_institute on plan_row (institute_id, year);
create index plan_row_office on plan_row (office_id, year);
create index plan_row_date on plan_row (visit_date, path text_pattern_ops);
create index plan_row_path on plan_row (path text_pattern_ops, year);

-- A submitted plan is closed to everyone, whatever code is run: only the officer's own states let rows change.
create function refuse_rows_of_closed_plan() returns trigger language plpgsql as $$
declare
  state text;
begin
  select status into state from officer_plan where id = coalesce(new.officer_plan_id, old.officer_plan_id) for share;
  if state = 'SUBMITTED' and (tg_op <> 'UPDATE' or
      (new.institute_id, new.office_id, new.visit_date, new.kind) is distinct from
      (old.institute_id, old.office_id, old.visit_date, old.kind)) then
    raise exception 'the plan is submitted' using errcode = 'check_violation', constraint = 'plan_row_plan_is_open';
  end if;
  return coalesce(new, old);
end
$$;
create trigger plan_row_plan_is_open before insert or update or delete on plan_row
  for each row execute function refuse_rows_of_closed_plan();
