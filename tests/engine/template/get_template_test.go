package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/get_template"
)

func TestGetTemplate(t *testing.T) {
	m := &engine.Model{Facts: engine.Facts{ChatTemplate: "{{ messages }}"}}
	parsed := get_template.GetTemplate(m)
	require.NoError(t, parsed.Err)
	require.NotNil(t, parsed.Template)
	require.Same(t, parsed, get_template.GetTemplate(m), "it is parsed once")
	m.Facts.ChatTemplate = "line\n{% nothing %}"
	require.ErrorContains(t, get_template.GetTemplate(m).Err, "the chat template is not supported: line 2, column 4")
}
