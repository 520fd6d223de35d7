package generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/regenerate_answer"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/whole/generation/called_tools"
	"rkllmd/tests/whole/generation/calling_backend"
)

// A model calls several times, and calls the same when it is asked again; it calls, or answers as a schema says.
func TestSeveralCalls(t *testing.T) {
	b, request := calling_backend.CallingBackend(t)
	several := false
	for seed := uint64(0); seed < 40 && !several; seed++ {
		request.Seed = &seed
		run, record := generation_begin.GenerationBegin(t, b, request)
		<-run.Done
		text, calls := called_tools.CalledTools(t, record.Events)
		require.NotEmpty(t, calls)
		if run.Last.Reason == generation.ReasonStop {
			require.Empty(t, text)
		}
		several = len(calls) > 1
		again := &generation_record.Record{}
		run, err := regenerate_answer.RegenerateAnswer(run, &seed, generation_record.GenerationRecord(again))
		require.NoError(t, err)
		<-run.Done
		_, same := called_tools.CalledTools(t, again.Events)
		require.Equal(t, calls, same)
	}
	require.True(t, several, "seeds are fixed: one of them goes on behind its first call")
	request.Calls, request.Schema = generation.CallsParsed, `{"type": "integer", "minimum": 0, "maximum": 9}`
	met := map[bool]bool{}
	for seed := uint64(0); seed < 200 && len(met) < 2; seed++ {
		request.Seed = &seed
		run, record := generation_begin.GenerationBegin(t, b, request)
		<-run.Done
		text, calls := called_tools.CalledTools(t, record.Events)
		met[len(calls) > 0] = true
		if len(calls) == 0 && run.Last.Reason == generation.ReasonStop {
			require.Regexp(t, "^[0-9]$", text)
		}
	}
	require.Len(t, met, 2, "one seed calls, one answers")
}
