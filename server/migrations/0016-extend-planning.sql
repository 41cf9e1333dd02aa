alter table officer_plan
  -- When the officer last added, moved or removed a visit.
  add column changed_at timestamptz,
  -- Made by the browser that submits: the same submission sent twice is answered once.
  add column submission_id uuid;
-- The day the visit was carried out; written by the visit that fulfils the row.
alter table plan_row add column visited_on date;

-- The rows as they stood when the plan was returned, so that the officer and the supervisor see what has changed since.
create table returned_plan_row (
  officer_plan_id bigint not null constraint returned_plan_row_plan_exists references officer_plan (id),
  -- No reference: the row itself may be gone since.
  plan_row_id bigint not null,
  institute_id bigint constraint returned_plan_row_institute_exists references institute (id),
  office_id bigint constraint returned_plan_row_office_exists references office (id),
  visit_date date not null,
  kind monitoring_kind not null,
  marked boolean not null,
  note text,
  primary key (officer_plan_id, plan_row_id)
);

-- What is known of an institute from its visits; written by the visits, read by planning.
create table institute_standing (
  institute_id bigint primary key constraint institute_standing_institute_exists references institute (id),
  last_visit_on date not null,
  last_rating numeric(2, 1) constraint institute_standing_rating_range check (last_rating between 0 and 5)
);

-- Planned visits of an institute in a year, by all officers: counted once when a row changes, not with every question.
create table institute_year (
  year integer not null,
  institute_id bigint not null constraint institute_year_institute_exists references institute (id),
  planned integer not null constraint institute_year_planned_range check (planned >= 0),
  primary key (year, institute_id)
);

-- In the order of the institutes, so that two officers planning the same ones at once wait for each other, never in a circle.
create function count_planned_visits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select 1 from gone g join come c on c.id = g.id
        where (g.year, g.institute_id) is distinct from (c.year, c.institute_id)) then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    perform 1 from institute_year y
      where (y.year, y.institute_id) in (select year, institute_id from gone where institute_id is not null)
      order by y.institute_id for update;
    update institute_year y set planned = y.planned - g.visits
      from (select year, institute_id, count(*) as visits from gone where institute_id is not null group by 1, 2) g
      where y.year = g.year and y.institute_id = g.institute_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into institute_year (year, institute_id, planned)
      select year, institute_id, count(*) from come where institute_id is not null group by 1, 2 order by 2
      on conflict (year, institute_id) do update set planned = institute_year.planned + excluded.planned;
  end if;
  return null;
end
$$;
create trigger plan_row_counted_in after insert on plan_row
  referencing new table as come for each statement execute function count_planned_visits();
create trigger plan_row_counted_out after delete on plan_row
  referencing old table as gone for each statement execute function count_planned_visits();
create trigger plan_row_counted_anew after update on plan_row
  referencing old table as gone new table as come for each statement execute function count_planned_visits();

-- A secret link to one's own visits for a calendar program; only its hash is kept.
create table calendar_feed (
  person_id bigint primary key constraint calendar_feed_person_exists references person (id),
  secret_hash bytea not null constraint calendar_feed_secret_unique unique,
  created_at timestamptz not null default now()
);

create table plan_reminder (
  id bigint generated always as identity primary key,
  year integer not null constraint plan_reminder_session_exists references plan_session (year),
  sent_at timestamptz not null,
  sent_by bigint not null constraint plan_reminder_sender_exists references person (id),
  path location_path not null,
  people integer not null
);
create index plan_reminder_latest on plan_reminder (year, sent_at desc);

-- Who owes a plan in which year, and how far it is. Whoever has a plan of the year counts where they planned; whoever
-- has none counts by the primary duty, if its role plans visits and it began before the year was over.
-- Joined after the deadline is decided by the deadline as it stands, so that moving it moves nobody into a wrong state.
create view yearly_plan as
select s.year, s.deadline, s.minimum_visits, p.id as plan_id, who.person_id, coalesce(p.path, d.path) as path,
  d.valid_from as joined_on, p.submitted_at, p.returned_at, p.comment,
  case when p.status in ('SUBMITTED', 'REJECTED') then p.status::text
    when d.valid_from > s.deadline then 'NEWJOINED' else 'DRAFT' end as status
from plan_session s
join lateral (
  select o.person_id from officer_plan o where o.year = s.year
  union
  select d.person_id from duty d join role_permission r on r.role_id = d.role_id and r.permission = 'SUBMIT_VISIT_PLAN'
  where d.kind = 'PRIMARY' and d.valid_from <= make_date(s.year, 12, 31)
) who on true
left join officer_plan p on p.person_id = who.person_id and p.year = s.year
left join duty d on d.person_id = who.person_id and d.kind = 'PRIMARY';
