// Package create_tables returns what templates can call, and how their nodes are computed.
package create_tables

import (
	"rkllmd/jinja"
	"rkllmd/jinja/add_evaluators"
	"rkllmd/jinja/list_filters"
	"rkllmd/jinja/list_functions"
	"rkllmd/jinja/list_tests"
	"rkllmd/jinja/list_text_methods"
	"rkllmd/jinja/method/method_changed"
	"rkllmd/jinja/method/method_cycle"
	"rkllmd/jinja/method/method_cycler"
	"rkllmd/jinja/method/method_dict"
	"rkllmd/jinja/method/method_from_keys"
	"rkllmd/jinja/method/method_list"
	"rkllmd/jinja/method/method_number"
)

// CreateTables returns what templates can call, and how their nodes are computed.
//
// **Runs on:** any thread.
func CreateTables() *jinja.Tables {
	t := &jinja.Tables{Filters: list_filters.ListFilters(), Tests: list_tests.ListTests(),
		Functions: list_functions.ListFunctions(), TextMethods: list_text_methods.ListTextMethods()}
	t.DictMethods = map[string]jinja.Method{"get": method_dict.MethodDict, "items": method_dict.MethodDict,
		"keys":   method_dict.MethodDict,
		"values": method_dict.MethodDict, "copy": method_dict.MethodDict,
		"fromkeys": method_from_keys.MethodFromKeys}
	t.ListMethods = map[string]jinja.Method{"index": method_list.MethodList, "count": method_list.MethodList,
		"copy": method_list.MethodList}
	t.IntMethods = map[string]jinja.Method{"bit_length": method_number.MethodNumber,
		"is_integer": method_number.MethodNumber,
		"conjugate":  method_number.MethodNumber}
	t.Objects = map[string]jinja.Method{"LoopContext.cycle": method_cycle.MethodCycle,
		"LoopContext.changed": method_changed.MethodChanged,
		"Cycler.next":         method_cycler.MethodCycler, "Cycler.reset": method_cycler.MethodCycler}
	add_evaluators.AddEvaluators(t)
	return t
}
