package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/log_template"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/librkllmrt/rt_log"
)

func TestLogTemplate(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	log := rt_log.RtLog(t)
	for _, good := range []string{m.Facts.ChatTemplate, "{{ raise_exception('a system message first') }}", ""} {
		m.Facts.ChatTemplate = good
		log_template.LogTemplate(m)
	}
	require.Empty(t, log.String())
	m.Facts.ChatTemplate = "{{ x|nothing }}"
	log_template.LogTemplate(m)
	require.Contains(t, log.String(), "level=WARN")
	require.Contains(t, log.String(), "nothing")
	require.Contains(t, log.String(), "--chat-template NAME or FILE")
}
