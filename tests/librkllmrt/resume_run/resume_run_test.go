package resume_run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/resume_run"
	"rkllmd/rkllm"
)

func TestResumeRun(t *testing.T) {
	paused := &librkllmrt.Run{System: 2}
	cached := []int32{1, 5, 6}
	for name, row := range map[string]struct {
		paused *librkllmrt.Run
		edited bool
		run    librkllmrt.Run
		kind   int32
		want   []int32
	}{
		"it goes on":              {paused, false, librkllmrt.Run{Tokens: []int32{7}, New: 1}, rkllm.InputToken, []int32{1, 5, 6, 7}},
		"with embeddings":         {paused, false, librkllmrt.Run{Tokens: []int32{-7}, New: 1}, rkllm.InputEmbed, []int32{1, 5, 6, -7}},
		"a new prompt":            {paused, false, librkllmrt.Run{Tokens: []int32{1, 9}, New: 2}, rkllm.InputToken, nil},
		"of an edited cache":      {paused, true, librkllmrt.Run{Tokens: []int32{1, 9}, New: 2}, rkllm.InputToken, []int32{1, 5, 6, 1, 9}},
		"a prompt":                {paused, true, librkllmrt.Run{Tokens: []int32{9}, New: 1}, rkllm.InputPrompt, nil},
		"a conversation":          {paused, true, librkllmrt.Run{Tokens: []int32{9}, New: 1, KeepHistory: true}, rkllm.InputToken, nil},
		"there is no paused run":  {nil, false, librkllmrt.Run{Tokens: []int32{9}, New: 1}, rkllm.InputToken, nil},
		"nothing is to be put in": {paused, true, librkllmrt.Run{}, rkllm.InputToken, nil},
	} {
		t.Run(name, func(t *testing.T) {
			h, run := &librkllmrt.Handle{Paused: row.paused, Edited: row.edited, Sequence: engine.Sequence{Tokens: cached}}, row.run
			run.Prompt = len(run.Tokens)
			before := run
			resume_run.ResumeRun(h, &run, librkllmrt.Input{Type: row.kind})
			if row.want == nil {
				require.Equal(t, before, run)
				return
			}
			require.Equal(t, row.want, run.Tokens)
			require.True(t, run.Resumed)
			require.Equal(t, []int{len(row.want), before.New, 2}, []int{run.Prompt, run.New, run.System})
			require.Equal(t, []int32{1, 5, 6}, cached)
		})
	}
}
