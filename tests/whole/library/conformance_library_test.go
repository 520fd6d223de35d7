package library_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/whole/build_conformance"
	"rkllmd/tests/whole/library/conformance_answers"
	"rkllmd/tests/whole/library/conformance_drive"
	"rkllmd/tests/whole/library/conformance_exports"
)

// TestConformanceLibrary looks at the conformance library itself, in every generation: it exports the functions of its
// generation and nothing else, natively and for the daemon's platform, holds its version as text, and does what a
// callback answers.
func TestConformanceLibrary(t *testing.T) {
	const all = "rkllm_abort rkllm_clear_kv_cache rkllm_createDefaultParam rkllm_destroy rkllm_get_kv_cache_size " +
		"rkllm_init rkllm_is_running rkllm_load_lora rkllm_load_prompt_cache rkllm_release_prompt_cache rkllm_run " +
		"rkllm_run_async rkllm_set_chat_template rkllm_set_cross_attn_params rkllm_set_function_tools"
	ofB := strings.NewReplacer(" rkllm_get_kv_cache_size", "", " rkllm_set_cross_attn_params", "",
		" rkllm_set_function_tools", "").Replace(all)
	ofA := strings.NewReplacer(" rkllm_clear_kv_cache", "", " rkllm_set_chat_template", "").Replace(ofB)
	for generation, symbols := range map[string]string{"A": ofA, "B": ofB, "b": ofB, "C": all, "D": all} {
		library := build_conformance.BuildConformance(t, generation, "gcc")
		for _, file := range []string{library, build_conformance.BuildConformance(t, generation,
			daemon_platform.DaemonPlatform(t).Compiler)} {
			require.Equal(t, strings.Fields(symbols), conformance_exports.ConformanceExports(t, file), file)
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			require.Regexp(t, `RKLLM SDK \(version: 1\.\d\.\d(b1)?\)`, string(text))
		}
		t.Run("answers, "+generation, func(t *testing.T) {
			for answer, want := range conformance_answers.ConformanceAnswers(generation) {
				output, calls := conformance_drive.ConformanceDrive(t, generation, library, answer)
				require.Equal(t, want.Output, output, "%s answers %d", generation, answer)
				require.Equal(t, want.Calls, calls, "%s answers %d", generation, answer)
			}
		})
	}
}
