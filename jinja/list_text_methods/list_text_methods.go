// Package list_text_methods returns the methods of texts.
package list_text_methods

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/method/method_case"
	"rkllmd/jinja/method/method_ends"
	"rkllmd/jinja/method/method_expand"
	"rkllmd/jinja/method/method_find"
	"rkllmd/jinja/method/method_format"
	"rkllmd/jinja/method/method_is"
	"rkllmd/jinja/method/method_join"
	"rkllmd/jinja/method/method_pad"
	"rkllmd/jinja/method/method_partition"
	"rkllmd/jinja/method/method_remove"
	"rkllmd/jinja/method/method_replace"
	"rkllmd/jinja/method/method_split"
	"rkllmd/jinja/method/method_split_lines"
	"rkllmd/jinja/method/method_strip"
	"rkllmd/jinja/method/method_translate"
)

// ListTextMethods returns the methods of texts.
//
// **Runs on:** any thread.
func ListTextMethods() map[string]jinja.Method {
	methods := map[string]jinja.Method{
		"splitlines": method_split_lines.MethodSplitLines, "replace": method_replace.MethodReplace,
		"join": method_join.MethodJoin, "expandtabs": method_expand.MethodExpand,
		"translate": method_translate.MethodTranslate,
	}
	for names, method := range map[string]jinja.Method{
		"upper lower title capitalize swapcase casefold": method_case.MethodCase,
		"strip lstrip rstrip":                            method_strip.MethodStrip,
		"split rsplit":                                   method_split.MethodSplit,
		"partition rpartition":                           method_partition.MethodPartition,
		"startswith endswith":                            method_ends.MethodEnds,
		"find rfind index rindex count":                  method_find.MethodFind,
		"center ljust rjust zfill":                       method_pad.MethodPad,
		"removeprefix removesuffix":                      method_remove.MethodRemove,
		"format format_map":                              method_format.MethodFormat,
		"isalpha isdigit isdecimal isnumeric isalnum":    method_is.MethodIs,
		"isspace isascii isprintable isidentifier":       method_is.MethodIs,
		"islower isupper istitle":                        method_is.MethodIs,
	} {
		for name := range strings.FieldsSeq(names) {
			methods[name] = method
		}
	}
	return methods
}
