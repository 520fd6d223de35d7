package versions_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/find_verdict"
	"rkllmd/rkllm/versions/keep_verdicts"
	"rkllmd/rkllm/versions/read_verdicts"
)

func TestKeepVerdicts(t *testing.T) {
	newer, middle, older := &rkllm.Library{BlobID: "n"}, &rkllm.Library{BlobID: "m"}, &rkllm.Library{BlobID: "o"}
	illegal := &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: "SIGILL" + rkllm.NoModelLeft}
	illegal.SetError(map[string]string{"signal": "SIGILL"})
	failed := &jsonrpc2.Error{Code: rkllm.CodeFunctionFailed, Message: "failed"}
	passed := []rkllm.Passed{{Library: newer, Err: illegal}, {Library: middle, Err: failed}}
	model := rkllm.Verdict{Model: "model", Path: "/model"}
	v := &rkllm.Verdicts{Path: filepath.Join(t.TempDir(), "state.json")}

	keep_verdicts.KeepVerdicts(v, model, passed[1:], nil)
	require.NoFileExists(t, v.Path, "it may be the model's fault")
	keep_verdicts.KeepVerdicts(v, model, passed, nil)
	require.Len(t, v.List, 1)
	require.Equal(t, "SIGILL", find_verdict.FindVerdict(v, newer, "").Reason, "the processor stays the same")
	keep_verdicts.KeepVerdicts(v, model, passed, older)
	require.Len(t, v.List, 3)
	require.Equal(t, "failed", find_verdict.FindVerdict(v, middle, "model").Reason)
	require.Equal(t, "/model", find_verdict.FindVerdict(v, older, "model").Path)
	kept, err := read_verdicts.ReadVerdicts(v.Path)
	require.NoError(t, err)
	require.Equal(t, v.List, kept)

	require.NoError(t, os.Remove(v.Path))
	keep_verdicts.KeepVerdicts(v, model, passed, older)
	require.NoFileExists(t, v.Path, "nothing is new")
	keep_verdicts.KeepVerdicts(v, model, []rkllm.Passed{{Library: older, Err: failed}}, middle)
	require.Empty(t, find_verdict.FindVerdict(v, older, "model").Reason, "it has loaded the model once")
	require.Empty(t, find_verdict.FindVerdict(v, middle, "model").Reason)
	keep_verdicts.KeepVerdicts(v, model, nil, newer)
	require.Nil(t, find_verdict.FindVerdict(v, newer, ""), "its instructions are there after all")
	keep_verdicts.KeepVerdicts(v, rkllm.Verdict{Model: "other"}, passed[:1], middle)
	require.Nil(t, find_verdict.FindVerdict(v, newer, ""))
	require.Equal(t, "SIGILL", find_verdict.FindVerdict(v, newer, "other").Reason)
	before := len(v.List)
	keep_verdicts.KeepVerdicts(v, rkllm.Verdict{}, passed[1:], older)
	require.Len(t, v.List, before, "the model is not known")
}
