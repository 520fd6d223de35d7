package embedded_test

import (
	"slices"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_embed"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/tiny_embeddings"
	"rkllmd/tests/whole/embedded/plain_sampling"
)

// A model that is given the embeddings of tokens says what it says to the tokens.
func TestEmbedInput(t *testing.T) {
	path := rt_tiny.RtTiny(t, "qwen3")
	m, fresh := rt_open.RtOpen(t, path, plain_sampling.PlainSampling), rt_open.RtOpen(t, path,
		plain_sampling.PlainSampling)
	text := make([]int32, 40)
	for i := range text {
		text[i] = int32(300 + i*7%200)
	}
	for _, row := range []struct {
		name    string
		tokens  []int32
		prefill int32
		infer   librkllmrt.CInferParam
	}{
		{"at first", text, 40, librkllmrt.CInferParam{}},
		{"again: the cache knows them", text, 1, librkllmrt.CInferParam{}},
		{"others with the same beginning", append(slices.Clone(text[:30]), 555, 556), 2, librkllmrt.CInferParam{}},
		{"in a conversation", text, 10, librkllmrt.CInferParam{KeepHistory: 1}},
		{"which goes on", text[:5], 6, librkllmrt.CInferParam{KeepHistory: 1}},
		{"logits", text[:20], 1, librkllmrt.CInferParam{Mode: rkllm.InferGetLogits}},
		{"hidden states", text[:20], 20, librkllmrt.CInferParam{Mode: rkllm.InferGetLastHiddenLayer}},
	} {
		recorder, userdata := rt_recorder.RtRecorder(t, nil)
		in := rt_embed.RtEmbed(t, tiny_embeddings.TinyEmbeddings("qwen3", row.tokens), len(row.tokens))
		require.Zero(t, rt_call.RtCall(m.Library.Run, m.Handle, uintptr(unsafe.Pointer(in)),
			uintptr(unsafe.Pointer(rt_infer_param.RtInferParam(t, row.infer, nil))), userdata), row.name)
		last := recorder.Events[len(recorder.Events)-1]
		require.Equal(t, row.prefill, last.Perf.PrefillTokens, row.name)
		_, got := rt_join.RtJoin(recorder.Events)
		if row.infer.Mode == rkllm.InferGenerate && len(row.tokens) != 5 {
			_, want := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: row.tokens}, nil))
			require.Equal(t, want, got, row.name)
			continue
		}
		if row.infer.Mode != rkllm.InferGenerate {
			same := rt_run.RtRun(t, fresh, rt_run.Request{Tokens: row.tokens, Infer: row.infer}, nil)
			require.InDeltaSlice(t, same[0].Logits, recorder.Events[0].Logits, 1e-2, row.name)
			require.InDeltaSlice(t, same[0].Hidden, recorder.Events[0].Hidden, 1e-2, row.name)
		}
	}
	t.Run("tokens after embeddings, and a pause", func(t *testing.T) {
		recorder, userdata := rt_recorder.RtRecorder(t, func(rt_on_result.Event) int32 { return 1 })
		in := rt_embed.RtEmbed(t, tiny_embeddings.TinyEmbeddings("qwen3", text), len(text))
		require.Zero(t, rt_call.RtCall(m.Library.Run, m.Handle, uintptr(unsafe.Pointer(in)), 0, userdata))
		_, want := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: text}, nil))
		require.Equal(t, want[0], recorder.Events[0].Token)
		_, rest := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Tokens: want[:1], Infer: librkllmrt.CInferParam{
			MaxNewTokens: 31}}, nil))
		require.Equal(t, want[1:], rest)
	})
}
