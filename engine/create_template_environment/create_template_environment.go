// Package create_template_environment is what a chat template may use.
package create_template_environment

import (
	"slices"
	"time"

	"github.com/nikolalohinski/gonja/v2/builtins"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/nikolalohinski/gonja/v2/parser"

	"rkllmd/engine"
	"rkllmd/engine/count_range"
	"rkllmd/engine/dictionary_method"
	"rkllmd/engine/filter_items"
	"rkllmd/engine/filter_json"
	"rkllmd/engine/format_date"
	"rkllmd/engine/meter_filter"
	"rkllmd/engine/meter_method"
	"rkllmd/engine/meter_predicate"
	"rkllmd/engine/meter_value"
	"rkllmd/engine/raise_exception"
	"rkllmd/engine/text_method"
)

// CreateTemplateEnvironment returns the statements, filters, tests, methods and functions that a chat template may use in one
// rendering, all of them bounded by m. Other names are unknown in it.
//
// **Runs on:** any thread.
func CreateTemplateEnvironment(m *engine.TemplateMeter, now time.Time) *exec.Environment {
	statements := map[string]parser.ControlStructureParser{}
	for _, name := range engine.TemplateStatements {
		statements[name], _ = builtins.ControlStructures.Get(name)
	}
	filters := map[string]exec.FilterFunction{
		"tojson": meter_filter.MeterFilter(m, filter_json.FilterJSON, engine.MeterText),
		"items":  meter_filter.MeterFilter(m, filter_items.FilterItems, engine.MeterText),
	}
	for _, name := range engine.TemplateFilters {
		filter, _ := builtins.Filters.Get(name)
		what := engine.MeterText
		if slices.Contains(engine.TemplateGlances, name) {
			what = engine.MeterItem
		} else if slices.Contains(engine.TemplateWalkers, name) {
			what = engine.MeterEach
		}
		filters[name] = meter_filter.MeterFilter(m, filter, what)
	}
	for _, what := range []string{engine.MeterText, engine.MeterItem, engine.MeterNumber, engine.MeterEach, engine.MeterEnter, engine.MeterLeave} {
		filters[what] = meter_value.MeterValue(m, what)
	}
	tests := map[string]exec.TestFunction{}
	for _, name := range engine.TemplateTests {
		test, _ := builtins.Tests.Get(name)
		tests[name] = meter_predicate.MeterPredicate(m, test.(func(*exec.Context, *exec.Value, *exec.VarArgs) (bool, error)),
			slices.Contains(engine.TemplateDeepTests, name))
	}
	texts := map[string]exec.Method[string]{}
	for _, name := range engine.TemplateTextMethods {
		method, _ := builtins.Methods.Str.Get(name)
		texts[name] = meter_method.MeterMethod(m, method)
	}
	for _, name := range []string{"strip", "lstrip", "rstrip", "split", "rsplit", "replace"} {
		texts[name] = meter_method.MeterMethod(m, text_method.TextMethod(name))
	}
	dictionaries := map[string]exec.Method[map[string]any]{}
	for _, name := range engine.TemplateDictMethods {
		dictionaries[name] = meter_method.MeterMethod(m, dictionary_method.DictionaryMethod(name))
	}
	namespace, _ := builtins.GlobalFunctions.Get("namespace")
	return &exec.Environment{
		Context: exec.NewContext(map[string]any{
			"namespace": namespace, "range": count_range.CountRange, "raise_exception": raise_exception.RaiseException,
			"strftime_now": format_date.FormatDate(now),
		}),
		ControlStructures: exec.NewControlStructureSet(statements),
		Filters:           exec.NewFilterSet(filters),
		Tests:             exec.NewTestSet(tests),
		Methods: exec.Methods{
			Bool: exec.NewMethodSet(map[string]exec.Method[bool]{}), Int: exec.NewMethodSet(map[string]exec.Method[int]{}),
			Float: exec.NewMethodSet(map[string]exec.Method[float64]{}), List: exec.NewMethodSet(map[string]exec.Method[[]any]{}),
			Str: exec.NewMethodSet(texts), Dict: exec.NewMethodSet(dictionaries),
		},
	}
}
