create table designation (
  id bigint generated always as identity primary key,
  code text not null constraint designation_code_unique unique,
  name_bn text not null,
  name_en text not null,
  user_type user_type not null,
  sort_order integer not null
);

create table person (
  id bigint generated always as identity primary key,
  pds_number text constraint person_pds_number_unique unique,
  username text not null,
  email text,
  phone mobile_number,
  type user_type not null,
  name_bn text not null,
  name_en text not null,
  designation_id bigint constraint person_designation_exists references designation (id),
  image_key text,
  date_of_birth date,
  status text not null default 'ACTIVE' constraint person_status_known check (status in ('ACTIVE', 'INACTIVE')),
  created_at timestamptz not null default now(),
  search_key text not null generated always as
    (search_key(name_bn || ' ' || name_en || ' ' || username || ' ' || coalesce(pds_number, ''))) stored
);
create unique index person_username_unique on person (lower(username));
create index person_search on person using gin (search_key gin_trgm_ops);
create index person_designation on person (designation_id);

create table guest_credential (
  person_id bigint primary key constraint guest_credential_person_exists references person (id),
  password_hash text not null,
  must_change boolean not null default true,
  failures integer not null default 0,
  locked_until timestamptz,
  changed_at timestamptz not null default now()
);

create table role (
  id bigint generated always as identity primary key,
  code text not null constraint role_code_unique unique,
  name_bn text not null,
  name_en text not null,
  level jurisdiction_level not null,
  -- Raised with every change of the role's permissions: a token issued before the change is told to refresh.
  version integer not null default 1
);

create table role_permission (
  role_id bigint not null constraint role_permission_role_exists references role (id) on delete cascade,
  permission text not null constraint role_permission_known check (permission in (
    'MANAGE_PLAN_SESSION', 'SUBMIT_VISIT_PLAN', 'SUPERVISE_SUBMITTED_PLAN', 'VIEW_SUBMITTED_PLAN', 'VISIT_INSTITUTE',
    'VISIT_OFFICE', 'MANAGE_SUBMITTED_VISIT', 'VIEW_OFFICER_DETAIL', 'VIEW_INSTITUTE_DETAIL', 'MANAGE_HOLIDAY',
    'MANAGE_AUDIT', 'CONTACT_MODULE', 'EXTRA_JURISDICTION', 'MANAGE_NOTICE', 'VIEW_BI', 'VIEW_REPORT', 'MANAGE_FORMS',
    'MANAGE_SYSTEM_SETTINGS', 'MANAGE_GUEST_USER', 'MANAGE_ADDITIONAL_DUTY')),
  primary key (role_id, permission)
);

create table duty (
  id bigint generated always as identity primary key,
  person_id bigint not null constraint duty_person_exists references person (id),
  kind duty_kind not null,
  role_id bigint not null constraint duty_role_exists references role (id),
  office_id bigint constraint duty_office_exists references office (id),
  institute_id bigint constraint duty_institute_exists references institute (id),
  level jurisdiction_level not null,
  path location_path not null,
  valid_from date not null,
  valid_to date,
  constraint duty_one_workstation check (num_nonnulls(office_id, institute_id) = 1),
  -- Seeing the whole nation is a word, never the lack of a place.
  constraint duty_level_fits_path check (path ~ case level
    when 'NATIONAL' then '^/$' when 'ZONE' then '^/[0-9]+/$'
    when 'DISTRICT' then '^/[0-9]+/[0-9]+/$' else '^/[0-9]+/[0-9]+/[0-9]+/$' end),
  constraint duty_period_in_order check (valid_to is null or valid_to >= valid_from),
  constraint duty_inactive_has_end check (kind <> 'INACTIVE' or valid_to is not null),
  constraint duty_not_twice_at_once exclude using gist (
    person_id with =, role_id with =, coalesce(office_id, 0) with =, coalesce(institute_id, 0) with =,
    daterange(valid_from, valid_to, '[]') with &&) where (kind <> 'INACTIVE')
);
create unique index duty_one_primary on duty (person_id) where kind = 'PRIMARY';
create index duty_person on duty (person_id);
create index duty_path_prefix on duty (path text_pattern_ops);
create index duty_office on duty (office_id);
create index duty_institute on duty (institute_id);
