create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create collation bengali (provider = icu, locale = 'bn');

-- The same folding as contract/src/kernel/text.ts (searchKey): NFC, lower case, ASCII digits, no joiners.
create function search_key(value text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(lower(normalize(value, NFC)), '০১২৩৪৫৬৭৮৯' || U&'\200C\200D', '0123456789') $$;

create domain user_type as text
  constraint user_type_known check (value in ('OFFICER', 'TEACHER', 'INSPECTOR', 'GUEST'));
create domain duty_kind as text
  constraint duty_kind_known check (value in ('PRIMARY', 'ADDITIONAL', 'ROLE', 'INACTIVE'));
create domain jurisdiction_level as text
  constraint jurisdiction_level_known check (value in ('UPAZILLA', 'DISTRICT', 'ZONE', 'NATIONAL'));
create domain isas_category as text
  constraint isas_category_known check (value in ('A', 'B', 'C', 'D', 'E', 'U'));
create domain institute_type as text
  constraint institute_type_known check (value in ('SCHOOL', 'COLLEGE', 'SCHOOL_AND_COLLEGE', 'MADRASA', 'OTHERS'));
create domain management_type as text
  constraint management_type_known
  check (value in ('GOVERNMENT', 'NON_GOVERNMENT', 'LOCAL_GOVERNMENT', 'AUTONOMOUS', 'OTHERS', 'UNKNOWN'));

-- '/zone/district/upazila/', or a beginning of it that ends in a slash; '/' alone is the nation.
create domain location_path as text
  constraint location_path_shape check (value ~ '^/([0-9]+/){0,3}$');
create domain mobile_number as text
  constraint mobile_number_shape check (value ~ '^01[3-9][0-9]{8}$');
