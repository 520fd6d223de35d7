package jinja_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
	"rkllmd/jinja/read_json_value"
	"rkllmd/jinja/render_template"
)

// A template renders many times, several at once too; its errors and its limits hold for each rendering alone.
func TestRenderTemplate(t *testing.T) {
	template, err := parse_template.ParseTemplate("{% set ns = namespace(n=0) %}{% for m in messages %}" +
		"{% set ns.n = ns.n + 1 %}<{{ m.role }}>{{ m.content|trim }}{% endfor %}{{ ns.n }}{{ 1 / zero }}")
	require.NoError(t, err)
	const messages = `{"messages": [{"role": "user", "content": " Grüße "}, {"role": "x", "content": "y"}], "zero": `
	good, err := read_json_value.ReadJSONValue([]byte(messages + "1}"))
	require.NoError(t, err)
	bad, err := read_json_value.ReadJSONValue([]byte(messages + "0}"))
	require.NoError(t, err)
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 20 {
				text, err := render_template.RenderTemplate(template, good.(*jinja.Dict), jinja.DefaultLimits)
				assert.NoError(t, err)
				assert.Equal(t, "<user>Grüße<x>y21.0", text.String)
				_, err = render_template.RenderTemplate(template, bad.(*jinja.Dict), jinja.DefaultLimits)
				assert.ErrorContains(t, err, "division by zero")
			}
		})
	}
	all.Wait()
	for _, limits := range []jinja.Limits{
		{Work: 3, Memory: 1 << 20, Output: 1 << 20, Depth: 100}, {Work: 1000, Memory: 10, Output: 1 << 20, Depth: 100},
		{Work: 1000, Memory: 1 << 20, Output: 5, Depth: 100}, {Work: 1000, Memory: 1 << 20, Output: 1 << 20},
	} {
		_, err := render_template.RenderTemplate(template, good.(*jinja.Dict), limits)
		assert.Error(t, err, "%+v", limits)
	}
}
