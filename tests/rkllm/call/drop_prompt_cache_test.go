package call_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/drop_prompt_cache"
)

func TestDropPromptCache(t *testing.T) {
	died := &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded}
	written := []rkllm.Path{{Resolved: "/cache", Use: rkllm.PathWrite}}
	for _, c := range []struct {
		name    string
		job     *rkllm.Job
		paths   []rkllm.Path
		dropped bool
	}{
		{"it was being written", &rkllm.Job{Kind: rkllm.KindRun, Err: died}, written, true},
		{"by a run that hangs", &rkllm.Job{Kind: rkllm.KindRun, Err: &jsonrpc2.Error{Code: rkllm.CodeNoAnswer}},
			written, true},
		{"another one was", &rkllm.Job{Kind: rkllm.KindRun, Err: died}, []rkllm.Path{{Resolved: "/other",
			Use: rkllm.PathWrite}}, false},
		{"it was read", &rkllm.Job{Kind: rkllm.KindRun, Err: died}, []rkllm.Path{{Resolved: "/cache"}}, false},
		{"the run has failed in order", &rkllm.Job{Kind: rkllm.KindRun, Err: rkllm.ErrRequestCanceled}, written, false},
		{"no run", &rkllm.Job{Err: died}, written, false},
	} {
		r := &rkllm.Reload{Later: []rkllm.KeptCall{{Function: "rkllm_load_lora", Path: "/cache"},
			{Function: "rkllm_load_prompt_cache", Path: "/cache"}, {Function: "rkllm_set_chat_template"}}}
		drop_prompt_cache.DropPromptCache(r, c.job, c.paths)
		require.Equal(t, c.dropped, len(r.Later) == 2, c.name)
		require.Equal(t, "rkllm_load_lora", r.Later[0].Function, c.name)
		require.Equal(t, "rkllm_set_chat_template", r.Later[len(r.Later)-1].Function, c.name)
	}
}
