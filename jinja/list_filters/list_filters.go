// Package list_filters returns the filters.
package list_filters

import (
	"rkllmd/jinja"
	"rkllmd/jinja/filter/filter_abs"
	"rkllmd/jinja/filter/filter_attr"
	"rkllmd/jinja/filter/filter_batch"
	"rkllmd/jinja/filter/filter_capitalize"
	"rkllmd/jinja/filter/filter_center"
	"rkllmd/jinja/filter/filter_default"
	"rkllmd/jinja/filter/filter_escape"
	"rkllmd/jinja/filter/filter_file_size"
	"rkllmd/jinja/filter/filter_first"
	"rkllmd/jinja/filter/filter_float"
	"rkllmd/jinja/filter/filter_force_escape"
	"rkllmd/jinja/filter/filter_format"
	"rkllmd/jinja/filter/filter_indent"
	"rkllmd/jinja/filter/filter_int"
	"rkllmd/jinja/filter/filter_items"
	"rkllmd/jinja/filter/filter_join"
	"rkllmd/jinja/filter/filter_last"
	"rkllmd/jinja/filter/filter_length"
	"rkllmd/jinja/filter/filter_list"
	"rkllmd/jinja/filter/filter_lower"
	"rkllmd/jinja/filter/filter_replace"
	"rkllmd/jinja/filter/filter_reverse"
	"rkllmd/jinja/filter/filter_round"
	"rkllmd/jinja/filter/filter_safe"
	"rkllmd/jinja/filter/filter_slice"
	"rkllmd/jinja/filter/filter_string"
	"rkllmd/jinja/filter/filter_title"
	"rkllmd/jinja/filter/filter_trim"
	"rkllmd/jinja/filter/filter_truncate"
	"rkllmd/jinja/filter/filter_upper"
	"rkllmd/jinja/filter/filter_url_encode"
	"rkllmd/jinja/filter/filter_word_count"
	"rkllmd/jinja/json/filter_to_json"
	"rkllmd/jinja/select/filter_dict_sort"
	"rkllmd/jinja/select/filter_group_by"
	"rkllmd/jinja/select/filter_map"
	"rkllmd/jinja/select/filter_max"
	"rkllmd/jinja/select/filter_min"
	"rkllmd/jinja/select/filter_reject"
	"rkllmd/jinja/select/filter_reject_attr"
	"rkllmd/jinja/select/filter_select"
	"rkllmd/jinja/select/filter_select_attr"
	"rkllmd/jinja/select/filter_sort"
	"rkllmd/jinja/select/filter_sum"
	"rkllmd/jinja/select/filter_unique"
)

// ListFilters returns the filters.
//
// **Runs on:** any thread.
func ListFilters() map[string]jinja.Filter {
	return map[string]jinja.Filter{
		"abs": filter_abs.FilterAbs, "attr": filter_attr.FilterAttr, "batch": filter_batch.FilterBatch,
		"capitalize": filter_capitalize.FilterCapitalize,
		"center":     filter_center.FilterCenter, "count": filter_length.FilterLength,
		"d": filter_default.FilterDefault, "default": filter_default.FilterDefault,
		"dictsort": filter_dict_sort.FilterDictSort, "e": filter_escape.FilterEscape,
		"escape": filter_escape.FilterEscape, "filesizeformat": filter_file_size.FilterFileSize,
		"first": filter_first.FilterFirst, "float": filter_float.FilterFloat,
		"forceescape": filter_force_escape.FilterForceEscape, "format": filter_format.FilterFormat,
		"groupby": filter_group_by.FilterGroupBy, "indent": filter_indent.FilterIndent,
		"int": filter_int.FilterInt, "items": filter_items.FilterItems, "join": filter_join.FilterJoin,
		"last": filter_last.FilterLast, "length": filter_length.FilterLength,
		"list": filter_list.FilterList, "lower": filter_lower.FilterLower, "map": filter_map.FilterMap,
		"max": filter_max.FilterMax, "min": filter_min.FilterMin, "reject": filter_reject.FilterReject,
		"rejectattr": filter_reject_attr.FilterRejectAttr,
		"replace":    filter_replace.FilterReplace, "reverse": filter_reverse.FilterReverse,
		"round": filter_round.FilterRound, "safe": filter_safe.FilterSafe,
		"select": filter_select.FilterSelect, "selectattr": filter_select_attr.FilterSelectAttr,
		"slice": filter_slice.FilterSlice, "sort": filter_sort.FilterSort,
		"string": filter_string.FilterString, "sum": filter_sum.FilterSum,
		"title": filter_title.FilterTitle, "tojson": filter_to_json.FilterToJSON,
		"trim":     filter_trim.FilterTrim,
		"truncate": filter_truncate.FilterTruncate, "unique": filter_unique.FilterUnique,
		"upper": filter_upper.FilterUpper, "urlencode": filter_url_encode.FilterURLEncode,
		"wordcount": filter_word_count.FilterWordCount,
	}
}
