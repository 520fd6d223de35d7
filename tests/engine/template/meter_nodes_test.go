package template_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/meter_nodes"
	"rkllmd/engine/template/render_template"
)

func TestMeterNodes(t *testing.T) {
	_, err := meter_nodes.MeterNodes(reflect.ValueOf(nil), nil)
	require.NoError(t, err)
	const large, work, deep = "a value in it is longer than", "it takes more than", "its macros call each other"
	for template, want := range map[string]string{
		`{% set n = namespace(x='aa') %}{% for i in range(40) %}{% set n.x = n.x ~ n.x ` +
			`%}{% endfor %}`: large,
		`{% set n = namespace(x='aa') %}{% for i in range(40) %}{% set n.x = n.x + n.x + n.x ` +
			`%}{% endfor %}`: large,
		`{% set n = namespace(x=1) %}{% for i in range(9000) %}{% set n.x = [n.x, n.x] %}{% ` +
			`endfor %}{{ n.x }}`: large,
		`{% set n = namespace() %}{% set n.x ` +
			`= n %}{{ n }}`: large,
		`{% set n = namespace() %}{% set n.x = n ` +
			`%}{{ n[0] }}`: large,
		`{% set n = namespace() %}{% set n.x = n %}{% if n == n ` +
			`%}{% endif %}`: large,
		`{% set n = namespace() %}{% set n.x = n ` +
			`%}{{ n|tojson }}`: large,
		`{% set n = namespace() %}{% set n.x = n %}{% for k in n.items() ` +
			`%}{% endfor %}`: large,
		`{% for i in range(9000) %}{% for j in range(9000) %}{% endfor ` +
			`%}{% endfor %}`: work,
		`{% macro a() %}{% for i in range(9000) %}{% for j in range(9000) %}{% if false %}x{% endif %}{% endfor %}{% endfor %}{% ` +
			`endmacro %}{{ a() }}`: work,
		`{% set x %}{% for i in range(9000) %}{% for j in range(9000) %}some text{% endfor %}{% endfor ` +
			`%}{% endset %}`: work,
		`{% macro a() %}{{ a() }}{% ` +
			`endmacro %}{{ a() }}`: deep,
		`{% macro a() %}{{ b() }}{% endmacro %}{% macro b() %}{{ a() }}{% ` +
			`endmacro %}{{ b() }}`: deep,
		`{% set n = namespace() %}{% macro a() %}{{ n.f() }}{% endmacro %}{% set n.f = a ` +
			`%}{{ n.f() }}`: deep,
		`{% macro a(x) %}{% if x %}{{ a(x - 1) }}{{ a(x - 1) }}{% endif %}{% endmacro ` +
			`%}{{ a(30) }}`: work,
		`{{ 'x' * 1000000000 }}`: "it multiplies something that is no number",
		`{% set n = namespace(x='a,') %}{% for i in range(15) %}{% set n.x = n.x ~ n.x %}{% endfor %}{{ ` +
			`n.x.replace(',', n.x) }}`: work,
		`{% set n = namespace(x='a,') %}{% for i in range(15) %}{% set n.x = n.x ~ n.x %}{% endfor %}{{ ` +
			`n.x|list|join(n.x) }}`: "",
		`{{ 'x'|indent(1000000000) }}`: "",
		`{% for a in messages recursive %}{{ loop(messages) ` +
			`}}{% endfor %}`: "a loop is recursive, which is not supported",
		`{% macro a(x=a()) %}{% endmacro %}{{ a() }}`: "macro a has an argument whose default is no plain value, " +
			"which is not supported",
		`{% for i in range(600) if x` + strings.Repeat(".y", 400) + ` %}{% endfor %}`: "Can't use Getitem on None",
		`{{ 'x'` + strings.Repeat(".strip()", 200) + ` }}`:                            work,
		`{% include '/etc/hostname' %}`:                                               "is not supported",
	} {
		t.Run(template, func(t *testing.T) {
			_, err := render_template.RenderTemplate(template, engine.Chat{Messages: []engine.Message{{Role: "user",
				Content: "x"}}})
			require.Error(t, err)
			require.ErrorContains(t, err, want)
		})
	}
}
