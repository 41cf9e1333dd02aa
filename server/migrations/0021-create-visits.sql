-- A visit's own number and the id its device gave it. Kept apart from the visits, because those stand in a part per year
-- and only here can the device's id be unique over all of them.
create table visit_identity (
  id bigint generated always as identity primary key,
  client_id uuid not null constraint visit_client_id_unique unique,
  visit_date date not null,
  constraint visit_identity_dated unique (id, visit_date)
);

-- What an officer has begun and not submitted; what stands on the device alone is not known here.
create table visit_draft (
  client_id uuid primary key,
  person_id bigint not null constraint visit_draft_person_exists references person (id),
  kind monitoring_kind not null,
  institute_id bigint constraint visit_draft_institute_exists references institute (id),
  office_id bigint constraint visit_draft_office_exists references office (id),
  plan_row_id bigint constraint visit_draft_one_per_plan_row unique
    constraint visit_draft_plan_row_exists references plan_row (id) on delete set null,
  form_version_id bigint not null constraint visit_draft_form_exists references form_version (id),
  answers jsonb not null default '{}',
  -- How far it is, as the device counts it.
  progress integer not null default 0 constraint visit_draft_progress_range check (progress between 0 and 100),
  path location_path not null,
  version integer not null default 1,
  begun_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  constraint visit_draft_one_place check (num_nonnulls(institute_id, office_id) = 1),
  constraint visit_draft_kind_fits_place check ((kind = 'OFFICE') = (office_id is not null))
);
create index visit_draft_person on visit_draft (person_id, saved_at desc);

create table visit (
  id bigint not null,
  visit_date date not null,
  kind monitoring_kind not null,
  institute_id bigint constraint visit_institute_exists references institute (id),
  office_id bigint constraint visit_office_exists references office (id),
  plan_row_id bigint constraint visit_plan_row_exists references plan_row (id),
  planned_date date,
  timing text not null constraint visit_timing_known check (timing in ('ON_TIME', 'LATE', 'UNPLANNED')),
  unplanned_reason text constraint visit_reason_length check (char_length(unplanned_reason) between 1 and 500),
  person_id bigint not null constraint visit_person_exists references person (id),
  duty_id bigint not null constraint visit_duty_exists references duty (id),
  designation_id bigint constraint visit_designation_exists references designation (id),
  form_version_id bigint not null constraint visit_form_exists references form_version (id),
  answers jsonb not null,
  state text not null default 'SUBMITTED' constraint visit_state_known check (state in ('SUBMITTED', 'RETURNED')),
  -- Which submission stands.
  version integer not null default 1,
  submitted_at timestamptz not null,
  returned_at timestamptz,
  returned_by bigint constraint visit_returner_exists references person (id),
  return_comment text constraint visit_comment_length check (char_length(return_comment) between 1 and 1000),
  -- The facts of the form as columns, so that lists, dashboards and reports never read answers. People are the teachers
  -- of an institute and the officers of an office.
  people_total integer,
  people_present integer,
  people_authorised integer,
  people_unauthorised integer,
  staff_total integer,
  staff_present integer,
  staff_authorised integer,
  staff_unauthorised integer,
  students_enrolled integer,
  students_girls integer,
  students_boys integer,
  classes_visited integer,
  students_by_grade jsonb,
  -- On the scale of five; by question and section id in `ratings`.
  rating numeric(2, 1) constraint visit_rating_range check (rating between 0 and 5),
  ratings jsonb not null default '{}',
  latitude numeric(9, 6) constraint visit_latitude_range check (latitude between -90 and 90),
  longitude numeric(9, 6) constraint visit_longitude_range check (longitude between -180 and 180),
  accuracy integer,
  begun_at timestamptz,
  finished_at timestamptz,
  path location_path not null,
  -- As they were on the day.
  isas_category isas_category,
  institute_type institute_type,
  primary key (id, visit_date),
  constraint visit_identity_exists foreign key (id, visit_date) references visit_identity (id, visit_date),
  constraint visit_one_place check (num_nonnulls(institute_id, office_id) = 1),
  constraint visit_kind_fits_place check ((kind = 'OFFICE') = (office_id is not null)),
  constraint visit_people_sum check (people_present + people_authorised + people_unauthorised = people_total),
  constraint visit_staff_sum check (staff_present + staff_authorised + staff_unauthorised = staff_total),
  constraint visit_unplanned_why check ((timing = 'UNPLANNED') = (plan_row_id is null)
    and (timing <> 'UNPLANNED' or unplanned_reason is not null)),
  constraint visit_late_after_plan check (timing = 'UNPLANNED' or (timing = 'LATE') = (visit_date > planned_date)),
  constraint visit_returned_why check (state <> 'RETURNED' or (return_comment is not null and returned_at is not null)),
  constraint visit_position_whole check ((latitude is null) = (longitude is null))
) partition by range (visit_date);

create index visit_kind_day on visit (kind, visit_date desc, id desc);
create index visit_kind_path on visit (kind, path text_pattern_ops, visit_date desc);
create index visit_person on visit (person_id, kind, visit_date desc);
create index visit_institute on visit (institute_id, visit_date desc);
create index visit_office on visit (office_id, visit_date desc);

do $$
begin
  for year in 2020..2040 loop
    execute format('create table visit_%s partition of visit for values from (%L) to (%L)', year, year || '-01-01', (year + 1) || '-01-01');
  end loop;
end
$$;
create table visit_other_years partition of visit default;

-- The visit that fulfils a planned one; a second one finds the place taken.
alter table plan_row add column visit_id bigint constraint plan_row_visit_unique unique
  constraint plan_row_visit_exists references visit_identity (id);

-- Every submission as it was sent. Nothing here is ever changed.
create table visit_version (
  visit_id bigint not null constraint visit_version_visit_exists references visit_identity (id),
  number integer not null constraint visit_version_number_range check (number >= 1),
  form_version_id bigint not null constraint visit_version_form_exists references form_version (id),
  answers jsonb not null,
  rating numeric(2, 1),
  submitted_at timestamptz not null,
  receipt_number text not null,
  hash text not null,
  signature text not null,
  primary key (visit_id, number)
);
create table visit_return (
  visit_id bigint not null,
  number integer not null,
  returned_at timestamptz not null,
  returned_by bigint not null constraint visit_return_person_exists references person (id),
  comment text not null,
  primary key (visit_id, number),
  constraint visit_return_version_exists foreign key (visit_id, number) references visit_version (visit_id, number)
);
revoke update, delete on visit_version from shikkha_app;
revoke update, delete on visit_return from shikkha_app;

-- A class that was watched: who taught what to whom.
create table classroom_fact (
  visit_id bigint primary key constraint classroom_fact_visit_exists references visit_identity (id),
  teacher_name text not null,
  teacher_index text,
  subject text not null,
  topic text,
  grade integer not null constraint classroom_fact_grade_range check (grade between 6 and 12),
  section text,
  enrolled integer,
  girls integer,
  boys integer
);
create index classroom_fact_teacher on classroom_fact (teacher_index) where teacher_index is not null;

-- Photos are announced with the submission and arrive after it, each with the hash it was announced with.
create table visit_photo (
  id bigint generated always as identity primary key,
  visit_id bigint not null constraint visit_photo_visit_exists references visit_identity (id),
  client_id uuid not null,
  position integer not null,
  caption text constraint visit_photo_caption_length check (char_length(caption) between 1 and 200),
  sha256 text not null constraint visit_photo_sha256_shape check (sha256 ~ '^[0-9a-f]{64}$'),
  large_key text constraint visit_photo_large_unique unique,
  small_key text constraint visit_photo_small_unique unique,
  width integer,
  height integer,
  bytes integer,
  received_at timestamptz,
  -- No longer part of the visit since this submission.
  removed_in integer,
  constraint visit_photo_client_id_unique unique (visit_id, client_id),
  constraint visit_photo_once unique (visit_id, sha256),
  constraint visit_photo_received_whole check (num_nulls(large_key, small_key, width, height, bytes, received_at) in (0, 6))
);

create table action_point (
  id bigint generated always as identity primary key,
  client_id uuid not null constraint action_point_client_id_unique unique,
  visit_id bigint not null constraint action_point_visit_exists references visit_identity (id),
  institute_id bigint constraint action_point_institute_exists references institute (id),
  office_id bigint constraint action_point_office_exists references office (id),
  path location_path not null,
  text text not null constraint action_point_text_length check (char_length(text) between 1 and 500),
  -- Who is to do it, as the officer and the school call them.
  owner text not null constraint action_point_owner_length check (char_length(owner) between 1 and 128),
  due_on date not null,
  created_by bigint not null constraint action_point_creator_exists references person (id),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by bigint constraint action_point_closer_exists references person (id),
  closing_note text constraint action_point_note_length check (char_length(closing_note) between 1 and 500),
  constraint action_point_closed_why check (num_nulls(closed_at, closed_by, closing_note) in (0, 3))
);
create index action_point_open_institute on action_point (institute_id, due_on) where closed_at is null;
create index action_point_open_office on action_point (office_id, due_on) where closed_at is null;
create index action_point_visit on action_point (visit_id);

-- What the plan counts under: as the place and the officer were when it was planned.
alter table plan_row
  add column isas_category isas_category,
  add column institute_type institute_type,
  add column designation_id bigint constraint plan_row_designation_exists references designation (id);
alter table plan_row disable trigger user;
update plan_row r set designation_id = p.designation_id, isas_category = i.isas_category, institute_type = i.type
from officer_plan o join person p on p.id = o.person_id, plan_row w left join institute i on i.id = w.institute_id
where o.id = r.officer_plan_id and w.id = r.id;
alter table plan_row enable trigger user;
create function know_planned_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.institute_id is distinct from old.institute_id then
    select i.isas_category, i.type into new.isas_category, new.institute_type from institute i where i.id = new.institute_id;
  end if;
  if tg_op = 'INSERT' or new.officer_plan_id <> old.officer_plan_id then
    select p.designation_id into new.designation_id
    from officer_plan o join person p on p.id = o.person_id where o.id = new.officer_plan_id;
  end if;
  return new;
end
$$;
create trigger plan_row_knows_place before insert or update on plan_row
  for each row execute function know_planned_place();

-- Monitoring in figures, a row a day, kind, place and breakdown, kept by the database itself in the transaction that
-- plans, submits or corrects a visit: dashboards never count visits, and a recount proves the sums.
drop table rollup_day;
create table rollup_day (
  day date not null,
  kind monitoring_kind not null,
  -- The upazila of an institute, the place of an office.
  path location_path not null,
  isas_category isas_category,
  institute_type institute_type,
  designation_id bigint,
  -- Planned for the day, and how many of those were carried out at all.
  planned integer not null default 0,
  fulfilled integer not null default 0,
  -- Carried out on the day.
  done integer not null default 0,
  late integer not null default 0,
  unplanned integer not null default 0,
  rating_sum numeric(14, 1) not null default 0,
  rating_count integer not null default 0,
  people_total integer not null default 0,
  people_present integer not null default 0,
  people_authorised integer not null default 0,
  people_unauthorised integer not null default 0,
  staff_total integer not null default 0,
  staff_present integer not null default 0,
  staff_authorised integer not null default 0,
  staff_unauthorised integer not null default 0,
  students_enrolled integer not null default 0,
  students_present integer not null default 0,
  constraint rollup_day_once unique nulls not distinct (day, kind, path, isas_category, institute_type, designation_id)
);
create index rollup_day_path on rollup_day (path text_pattern_ops, day);

create function district_path(path text) returns text language sql immutable parallel safe
  return substring(path from '^/(?:[0-9]+/){0,2}');

-- The same figures a row a month, so that ten times the visits do not make ten times the rows:
-- by place down to the upazila, and by one breakdown at a time down to the district.
create table rollup_month (
  month date not null,
  kind monitoring_kind not null,
  path location_path not null,
  primary key (month, kind, path)
);
create table rollup_group (
  month date not null,
  kind monitoring_kind not null,
  path location_path not null,
  dimension text not null constraint rollup_group_dimension_known check (dimension in ('ISAS', 'TYPE', 'DESIGNATION')),
  -- Empty for what has none, so that a breakdown adds up to the whole.
  value text not null,
  primary key (dimension, kind, month, path, value)
);

-- Ratings of each question and section, a row a month and district.
create table rollup_rating (
  month date not null,
  kind monitoring_kind not null,
  path location_path not null,
  question_id integer not null,
  rating_sum numeric(14, 1) not null default 0,
  rating_count integer not null default 0,
  primary key (kind, question_id, path, month)
);

-- What the coarser figures sum up, named once: their columns, and the function that adds what changed in a day's row.
do $do$
declare
  figures constant text[] := array['planned', 'fulfilled', 'done', 'late', 'unplanned', 'rating_sum', 'rating_count',
    'people_total', 'people_present', 'people_authorised', 'people_unauthorised',
    'staff_total', 'staff_present', 'staff_authorised', 'staff_unauthorised', 'students_enrolled', 'students_present'];
  named text := array_to_string(figures, ', ');
  summed text := (select string_agg(format('sum(%I)', figure), ', ' order by place) from unnest(figures) with ordinality f (figure, place));
  added text := (select string_agg(format('%1$I = r.%1$I + excluded.%1$I', figure), ', ' order by place) from unnest(figures) with ordinality f (figure, place));
  negated text := (select string_agg(format('-%I', figure), ', ' order by place) from unnest(figures) with ordinality f (figure, place));
  keys constant text := 'day, kind, path, isas_category, institute_type, designation_id';
  figure text;
  source text;
begin
  foreach figure in array figures loop
    execute format('alter table rollup_month add column %1$I numeric not null default 0; alter table rollup_group add column %1$I numeric not null default 0', figure);
  end loop;
  foreach source in array array['inserted', 'updated'] loop
    execute format($f$
      create function roll_up_%1$s_days() returns trigger language plpgsql as $body$
      begin
        insert into rollup_month as r (month, kind, path, %2$s)
        select date_trunc('month', day)::date, kind, path, %3$s from (%4$s) changed group by 1, 2, 3 order by 1, 2, 3
        on conflict (month, kind, path) do update set %5$s;
        insert into rollup_group as r (month, kind, path, dimension, value, %2$s)
        select date_trunc('month', day)::date, kind, district_path(path), d.dimension, coalesce(d.value, ''), %3$s
        from (%4$s) changed, lateral (values ('ISAS', isas_category::text), ('TYPE', institute_type::text), ('DESIGNATION', designation_id::text)) d (dimension, value)
        group by 1, 2, 3, 4, 5 order by 4, 2, 1, 3, 5
        on conflict (dimension, kind, month, path, value) do update set %5$s;
        return null;
      end
      $body$ $f$, source, named, summed,
      format('select %s, %s from come', keys, named)
        || case source when 'updated' then format(' union all select %s, %s from gone', keys, negated) else '' end,
      added);
  end loop;
end
$do$;
create trigger rollup_day_inserted after insert on rollup_day
  referencing new table as come for each statement execute function roll_up_inserted_days();
create trigger rollup_day_updated after update on rollup_day
  referencing old table as gone new table as come for each statement execute function roll_up_updated_days();

create function add_planned_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into rollup_day as r (day, kind, path, isas_category, institute_type, designation_id, planned, fulfilled)
    select visit_date, kind, path, isas_category, institute_type, designation_id, count(*), count(visit_id)
    from come group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint rollup_day_once
      do update set planned = r.planned + excluded.planned, fulfilled = r.fulfilled + excluded.fulfilled;
  end if;
  if tg_op <> 'INSERT' then
    insert into rollup_day as r (day, kind, path, isas_category, institute_type, designation_id, planned, fulfilled)
    select visit_date, kind, path, isas_category, institute_type, designation_id, -count(*), -count(visit_id)
    from gone group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint rollup_day_once
      do update set planned = r.planned + excluded.planned, fulfilled = r.fulfilled + excluded.fulfilled;
  end if;
  return null;
end
$$;
create trigger plan_row_figures_in after insert on plan_row
  referencing new table as come for each statement execute function add_planned_figures();
create trigger plan_row_figures_out after delete on plan_row
  referencing old table as gone for each statement execute function add_planned_figures();
create trigger plan_row_figures_anew after update on plan_row
  referencing old table as gone new table as come for each statement execute function add_planned_figures();

create function count_visit(v visit, sign integer) returns void language sql as $$
  insert into rollup_day as r (day, kind, path, isas_category, institute_type, designation_id, done, late, unplanned,
    rating_sum, rating_count, people_total, people_present, people_authorised, people_unauthorised,
    staff_total, staff_present, staff_authorised, staff_unauthorised, students_enrolled, students_present)
  values (v.visit_date, v.kind, v.path, v.isas_category, v.institute_type, v.designation_id, sign,
    sign * (v.timing = 'LATE')::integer, sign * (v.timing = 'UNPLANNED')::integer,
    sign * coalesce(v.rating, 0), sign * (v.rating is not null)::integer,
    sign * coalesce(v.people_total, 0), sign * coalesce(v.people_present, 0),
    sign * coalesce(v.people_authorised, 0), sign * coalesce(v.people_unauthorised, 0),
    sign * coalesce(v.staff_total, 0), sign * coalesce(v.staff_present, 0),
    sign * coalesce(v.staff_authorised, 0), sign * coalesce(v.staff_unauthorised, 0),
    sign * coalesce(v.students_enrolled, 0), sign * (coalesce(v.students_girls, 0) + coalesce(v.students_boys, 0)))
  on conflict on constraint rollup_day_once do update set
    done = r.done + excluded.done, late = r.late + excluded.late, unplanned = r.unplanned + excluded.unplanned,
    rating_sum = r.rating_sum + excluded.rating_sum, rating_count = r.rating_count + excluded.rating_count,
    people_total = r.people_total + excluded.people_total, people_present = r.people_present + excluded.people_present,
    people_authorised = r.people_authorised + excluded.people_authorised,
    people_unauthorised = r.people_unauthorised + excluded.people_unauthorised,
    staff_total = r.staff_total + excluded.staff_total, staff_present = r.staff_present + excluded.staff_present,
    staff_authorised = r.staff_authorised + excluded.staff_authorised,
    staff_unauthorised = r.staff_unauthorised + excluded.staff_unauthorised,
    students_enrolled = r.students_enrolled + excluded.students_enrolled,
    students_present = r.students_present + excluded.students_present;
  -- In the order of the questions, so that two visits of one place wait for each other, never in a circle.
  insert into rollup_rating as r (month, kind, path, question_id, rating_sum, rating_count)
  select date_trunc('month', v.visit_date)::date, v.kind, district_path(v.path), key::integer, sign * value::numeric, sign
  from jsonb_each_text(v.ratings) order by key::integer
  on conflict (kind, question_id, path, month) do update set
    rating_sum = r.rating_sum + excluded.rating_sum, rating_count = r.rating_count + excluded.rating_count;
$$;
create function count_visits() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_visit(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_visit(new, 1); end if;
  return null;
end
$$;
create trigger visit_counted after insert or update or delete on visit
  for each row execute function count_visits();

-- The same figures counted anew from plans and visits: what the sums above are checked against, and rebuilt from.
create view recounted_day as
select day, kind, path, isas_category, institute_type, designation_id, sum(planned)::integer as planned, sum(fulfilled)::integer as fulfilled,
  sum(done)::integer as done, sum(late)::integer as late, sum(unplanned)::integer as unplanned,
  sum(rating_sum) as rating_sum, sum(rating_count)::integer as rating_count,
  sum(people_total)::integer as people_total, sum(people_present)::integer as people_present,
  sum(people_authorised)::integer as people_authorised, sum(people_unauthorised)::integer as people_unauthorised,
  sum(staff_total)::integer as staff_total, sum(staff_present)::integer as staff_present,
  sum(staff_authorised)::integer as staff_authorised, sum(staff_unauthorised)::integer as staff_unauthorised,
  sum(students_enrolled)::integer as students_enrolled, sum(students_present)::integer as students_present
from (
  select visit_date as day, kind, path, isas_category, institute_type, designation_id,
    1 as planned, (visit_id is not null)::integer as fulfilled, 0 as done, 0 as late, 0 as unplanned,
    0::numeric as rating_sum, 0 as rating_count, 0 as people_total, 0 as people_present, 0 as people_authorised, 0 as people_unauthorised,
    0 as staff_total, 0 as staff_present, 0 as staff_authorised, 0 as staff_unauthorised, 0 as students_enrolled, 0 as students_present
  from plan_row
  union all
  select visit_date, kind, path, isas_category, institute_type, designation_id,
    0, 0, 1, (timing = 'LATE')::integer, (timing = 'UNPLANNED')::integer, coalesce(rating, 0), (rating is not null)::integer,
    coalesce(people_total, 0), coalesce(people_present, 0), coalesce(people_authorised, 0), coalesce(people_unauthorised, 0),
    coalesce(staff_total, 0), coalesce(staff_present, 0), coalesce(staff_authorised, 0), coalesce(staff_unauthorised, 0),
    coalesce(students_enrolled, 0), coalesce(students_girls, 0) + coalesce(students_boys, 0)
  from visit
) counted
group by day, kind, path, isas_category, institute_type, designation_id;

create view recounted_rating as
select date_trunc('month', v.visit_date)::date as month, v.kind, district_path(v.path) as path, e.key::integer as question_id,
  sum(e.value::numeric) as rating_sum, count(*)::integer as rating_count
from visit v, jsonb_each_text(v.ratings) e group by 1, 2, 3, 4;

create function rebuild_figures() returns void language sql as $$
  truncate rollup_day, rollup_month, rollup_group, rollup_rating;
  insert into rollup_day select * from recounted_day;
  insert into rollup_rating select * from recounted_rating;
$$;
revoke execute on function rebuild_figures() from public;

select rebuild_figures();
