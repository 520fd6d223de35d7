package template_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template"
	"rkllmd/engine/template/create_template_environment"
)

func TestCreateTemplateEnvironment(t *testing.T) {
	e := create_template_environment.CreateTemplateEnvironment(&template.Meter{}, time.Time{})
	for _, name := range template.Statements {
		statement, _ := e.ControlStructures.Get(name)
		require.NotNil(t, statement, name)
	}
	for _, name := range slices.Concat(template.Filters, []string{"tojson", "items", template.MeterText,
		template.MeterLeave}) {
		require.True(t, e.Filters.Exists(name), name)
	}
	for _, name := range template.Tests {
		require.True(t, e.Tests.Exists(name), name)
	}
	for _, name := range slices.Concat(template.TextMethods, []string{"strip", "split", "replace"}) {
		require.True(t, e.Methods.Str.Exists(name), name)
	}
	require.Subset(t, template.Filters, template.Glances)
	require.Subset(t, template.Filters, template.Walkers)
	require.Subset(t, template.Tests, template.DeepTests)
	for _, name := range []string{"include", "import", "from", "extends", "block", "call", "filter"} {
		require.False(t, e.ControlStructures.Exists(name), "reads files, or calls itself")
	}
	for _, name := range []string{"center", "format", "wordwrap", "lipsum"} {
		require.False(t, e.Filters.Exists(name), "makes long texts of short ones")
	}
	require.False(t, e.Methods.List.Exists("append"), "changes values in place")
}
