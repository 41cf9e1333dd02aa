-- The register is asked for by zone, district or upazila; the other two have an index already.
create index institute_district on institute (district_id);
