package jinja_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
)

func TestParseTemplate(t *testing.T) {
	template, err := parse_template.ParseTemplate("a{{ s }}{% for x in xs %}{{ x }}{% endfor %}")
	require.NoError(t, err)
	require.Len(t, template.Body, 3)
	for _, wrong := range []string{"{{", "{% if 1 %}", "{{ 1 + }}", strings.Repeat("x", jinja.MaxSource+1),
		"{{ " + strings.Repeat("(", 5000) + "1" + strings.Repeat(")", 5000) + " }}"} {
		_, err := parse_template.ParseTemplate(wrong)
		require.Error(t, err, wrong[:min(len(wrong), 20)])
		require.IsType(t, &jinja.Error{}, err)
	}
}
