create table location (
  id bigint primary key,
  type text not null constraint location_type_known check (type in ('ZONE', 'DISTRICT', 'UPAZILLA')),
  name_bn text not null,
  name_en text not null,
  parent_id bigint constraint location_parent_exists references location (id),
  path location_path not null constraint location_path_unique unique,
  constraint location_path_ends_with_id check (path like '%/' || id || '/'),
  constraint location_parent_by_type check ((parent_id is null) = (type = 'ZONE'))
);
create index location_path_prefix on location (path text_pattern_ops);
create index location_parent on location (parent_id);

-- A path is derived, never typed: a child's path is its parent's path and its own id.
create function set_location_path() returns trigger language plpgsql as $$
begin
  new.path := coalesce((select path from location where id = new.parent_id), '/') || new.id || '/';
  return new;
end
$$;
create trigger location_path_is_derived before insert or update on location
  for each row execute function set_location_path();

create table office (
  id bigint generated always as identity primary key,
  name_bn text not null,
  name_en text not null,
  level jurisdiction_level not null,
  location_id bigint constraint office_location_exists references location (id),
  path location_path not null,
  constraint office_one_per_place unique nulls not distinct (location_id, level),
  constraint office_national_without_place check ((location_id is null) = (level = 'NATIONAL'))
);
create index office_path_prefix on office (path text_pattern_ops);

create table institute (
  id bigint generated always as identity primary key,
  eiin text not null constraint institute_eiin_unique unique
    constraint institute_eiin_shape check (eiin ~ '^1[0-9]{5}$'),
  name_bn text not null,
  name_en text not null,
  email text,
  phone mobile_number,
  type institute_type not null,
  mgmt_type management_type not null,
  isas_category isas_category not null,
  zone_id bigint not null constraint institute_zone_exists references location (id),
  district_id bigint not null constraint institute_district_exists references location (id),
  upazila_id bigint not null constraint institute_upazila_exists references location (id),
  path location_path not null,
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  search_key text not null generated always as (search_key(name_bn || ' ' || name_en || ' ' || eiin)) stored,
  constraint institute_path_is_its_upazilas check (path = '/' || zone_id || '/' || district_id || '/' || upazila_id || '/'),
  constraint institute_position_whole check ((latitude is null) = (longitude is null))
);
create index institute_search on institute using gin (search_key gin_trgm_ops);
create index institute_path_prefix on institute (path text_pattern_ops);
create index institute_zone_type on institute (zone_id, type, id);
create index institute_upazila on institute (upazila_id);
create index institute_isas_path on institute (isas_category, path text_pattern_ops);
