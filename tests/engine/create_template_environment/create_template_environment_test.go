package create_template_environment_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/create_template_environment"
)

func TestCreateTemplateEnvironment(t *testing.T) {
	e := create_template_environment.CreateTemplateEnvironment(&engine.TemplateMeter{}, time.Time{})
	for _, name := range engine.TemplateStatements {
		statement, _ := e.ControlStructures.Get(name)
		require.NotNil(t, statement, name)
	}
	for _, name := range slices.Concat(engine.TemplateFilters, []string{"tojson", "items", engine.MeterText, engine.MeterLeave}) {
		require.True(t, e.Filters.Exists(name), name)
	}
	for _, name := range engine.TemplateTests {
		require.True(t, e.Tests.Exists(name), name)
	}
	for _, name := range slices.Concat(engine.TemplateTextMethods, []string{"strip", "split", "replace"}) {
		require.True(t, e.Methods.Str.Exists(name), name)
	}
	require.Subset(t, engine.TemplateFilters, engine.TemplateGlances)
	require.Subset(t, engine.TemplateFilters, engine.TemplateWalkers)
	require.Subset(t, engine.TemplateTests, engine.TemplateDeepTests)
	for _, name := range []string{"include", "import", "from", "extends", "block", "call", "filter"} {
		require.False(t, e.ControlStructures.Exists(name), "reads files, or calls itself")
	}
	for _, name := range []string{"center", "format", "wordwrap", "lipsum"} {
		require.False(t, e.Filters.Exists(name), "makes long texts of short ones")
	}
	require.False(t, e.Methods.List.Exists("append"), "changes values in place")
}
