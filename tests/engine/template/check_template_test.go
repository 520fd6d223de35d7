package template_test

import (
	"strings"
	"testing"

	"github.com/nikolalohinski/gonja/v2/config"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/check_template"
)

func TestCheckTemplate(t *testing.T) {
	for name, good := range map[string]string{
		"empty": "", "plain": "hello", "an unknown statement": "{% nothing %}", "just nested enough": strings.Repeat(
			"{% if x %}", 48),
		"one after the other": strings.Repeat("{% if x %}{% set x = (1) %}{% endif %}{{ [1] }}", 500),
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, check_template.CheckTemplate(good, config.New()))
		})
	}
	for name, bad := range map[string]struct{ template, err string }{
		"too long": {strings.Repeat("x", 128<<10+1), "it has 131073 bytes; at most 131072 are supported"},
		"too many parts": {"\n{{ 1" + strings.Repeat("+1", 600) + " }}",
			"line 2: more than 1024 parts between its brackets"},
		"too many brackets": {"{{ " + strings.Repeat("(", 49),
			"line 1: more than 48 brackets or statements within each other"},
		"too many lists": {"{{ " + strings.Repeat("[", 49),
			"line 1: more than 48 brackets or statements within each other"},
		"too many statements": {strings.Repeat("{% for x in y %}", 49),
			"line 1: more than 48 brackets or statements within each other"},
		"too many texts set": {strings.Repeat("{% set x %}", 49),
			"line 1: more than 48 brackets or statements within each other"},
		"a string without end":  {"{{ 'x }}", "line"},
		"a comment without end": {"{# x", "line"},
	} {
		t.Run(name, func(t *testing.T) {
			require.ErrorContains(t, check_template.CheckTemplate(bad.template, config.New()), bad.err)
		})
	}
}
