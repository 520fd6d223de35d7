package try_template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/try_template"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_log"
)

func TestTryTemplate(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	log := rt_log.RtLog(t)
	for _, good := range []string{h.Model.Facts.ChatTemplate, "{{ raise_exception('a system message first') }}", ""} {
		h.Model.Facts.ChatTemplate = good
		require.NoError(t, try_template.TryTemplate(h))
	}
	require.Empty(t, log.String())
	for bad, reason := range map[string]string{
		"{% nothing %}": "is not supported", "{{ x|nothing }}": "filter 'nothing' not found", "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}": "levels deep",
	} {
		h.Model.Facts.ChatTemplate = bad
		require.ErrorContains(t, try_template.TryTemplate(h), reason)
		require.Contains(t, log.String(), reason)
	}
	require.Contains(t, log.String(), "level=WARN")
}
