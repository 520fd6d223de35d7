// Package create_template_environment is what a chat template may use.
package create_template_environment

import (
	"slices"
	"time"

	"github.com/nikolalohinski/gonja/v2/builtins"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/nikolalohinski/gonja/v2/parser"

	"rkllmd/engine/template"
	"rkllmd/engine/template/bind_dictionary_method"
	"rkllmd/engine/template/bind_text_method"
	"rkllmd/engine/template/format_date"
	"rkllmd/engine/template/format_json"
	"rkllmd/engine/template/list_items"
	"rkllmd/engine/template/list_range"
	"rkllmd/engine/template/meter_filter"
	"rkllmd/engine/template/meter_method"
	"rkllmd/engine/template/meter_predicate"
	"rkllmd/engine/template/meter_value"
	"rkllmd/engine/template/raise_exception"
)

// CreateTemplateEnvironment returns the statements, filters, tests, methods and functions that a chat template may use
// in one rendering, all of them bounded by m. Other names are unknown in it.
//
// **Runs on:** any thread.
func CreateTemplateEnvironment(m *template.Meter, now time.Time) *exec.Environment {
	statements := map[string]parser.ControlStructureParser{}
	for _, name := range template.Statements {
		statements[name], _ = builtins.ControlStructures.Get(name)
	}
	filters := map[string]exec.FilterFunction{
		"tojson": meter_filter.MeterFilter(m, format_json.FormatJSON, template.MeterText),
		"items":  meter_filter.MeterFilter(m, list_items.ListItems, template.MeterText),
	}
	for _, name := range template.Filters {
		filter, _ := builtins.Filters.Get(name)
		what := template.MeterText
		if slices.Contains(template.Glances, name) {
			what = template.MeterItem
		} else if slices.Contains(template.Walkers, name) {
			what = template.MeterEach
		}
		filters[name] = meter_filter.MeterFilter(m, filter, what)
	}
	for _, what := range []string{template.MeterText, template.MeterItem, template.MeterNumber, template.MeterEach,
		template.MeterEnter, template.MeterLeave} {
		filters[what] = meter_value.MeterValue(m, what)
	}
	tests := map[string]exec.TestFunction{}
	for _, name := range template.Tests {
		test, _ := builtins.Tests.Get(name)
		tests[name] = meter_predicate.MeterPredicate(m, test.(func(*exec.Context, *exec.Value, *exec.VarArgs) (bool,
			error)),
			slices.Contains(template.DeepTests, name))
	}
	texts := map[string]exec.Method[string]{}
	for _, name := range template.TextMethods {
		method, _ := builtins.Methods.Str.Get(name)
		texts[name] = meter_method.MeterMethod(m, method)
	}
	for _, name := range []string{"strip", "lstrip", "rstrip", "split", "rsplit", "replace"} {
		texts[name] = meter_method.MeterMethod(m, bind_text_method.BindTextMethod(name))
	}
	dictionaries := map[string]exec.Method[map[string]any]{}
	for _, name := range template.DictMethods {
		dictionaries[name] = meter_method.MeterMethod(m, bind_dictionary_method.BindDictionaryMethod(name))
	}
	namespace, _ := builtins.GlobalFunctions.Get("namespace")
	return &exec.Environment{
		Context: exec.NewContext(map[string]any{
			"namespace": namespace, "range": list_range.ListRange, "raise_exception": raise_exception.RaiseException,
			"strftime_now": format_date.FormatDate(now),
		}),
		ControlStructures: exec.NewControlStructureSet(statements),
		Filters:           exec.NewFilterSet(filters),
		Tests:             exec.NewTestSet(tests),
		Methods: exec.Methods{
			Bool:  exec.NewMethodSet(map[string]exec.Method[bool]{}),
			Int:   exec.NewMethodSet(map[string]exec.Method[int]{}),
			Float: exec.NewMethodSet(map[string]exec.Method[float64]{}), List: exec.NewMethodSet(
				map[string]exec.Method[[]any]{}),
			Str: exec.NewMethodSet(texts), Dict: exec.NewMethodSet(dictionaries),
		},
	}
}
