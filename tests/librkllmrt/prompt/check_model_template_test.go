package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/prompt/check_model_template"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_log"
)

func TestCheckModelTemplate(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	log := rt_log.RtLog(t)
	for _, good := range []string{h.Model.Facts.ChatTemplate, "{{ raise_exception('a system message first') }}", ""} {
		h.Model.Facts.ChatTemplate = good
		require.NoError(t, check_model_template.CheckModelTemplate(h))
	}
	require.Empty(t, log.String())
	for bad, reason := range map[string]string{
		"{% nothing %}": "is not supported", "{{ x|nothing }}": "filter 'nothing' not found",
		"{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}": "levels deep",
	} {
		h.Model.Facts.ChatTemplate = bad
		require.ErrorContains(t, check_model_template.CheckModelTemplate(h), reason)
		require.Contains(t, log.String(), reason)
	}
	require.Contains(t, log.String(), "level=WARN")
}
