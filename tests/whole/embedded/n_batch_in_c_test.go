package embedded_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_embed"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_run_batch"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/tiny_embeddings"
	"rkllmd/tests/whole/embedded/plain_sampling"
)

// A program in C gives several inputs at once, of any kind, pauses them, edits the cache of each and goes on.
func TestNBatchInC(t *testing.T) {
	path := rt_tiny.RtTiny(t, "qwen3")
	alone := rt_open.RtOpen(t, path, plain_sampling.PlainSampling)
	m := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) {
		plain_sampling.PlainSampling(p)
		p.ExtendParam.NBatch = 3
	})
	prompts := [][]int32{{300, 301, 302, 303}, {310, 311}, {320, 321, 322, 323, 324, 325}}
	var want [][]int32
	for _, prompt := range prompts {
		_, tokens := rt_join.RtJoin(rt_run.RtRun(t, alone, rt_run.Request{Tokens: prompt}, nil))
		want = append(want, tokens)
	}
	sizes := unsafe.Slice((*int32)(rt_memory.RtMemory(t, 12)), 3)
	starts, ends := unsafe.Slice((*int32)(rt_memory.RtMemory(t, 12)), 3), unsafe.Slice((*int32)(rt_memory.RtMemory(t,
		12)), 3)

	mixed := rt_run_batch.RtRunBatch(t, m, librkllmrt.CInferParam{}, nil, rt_input.RtInput(t, "", prompts[0]),
		rt_embed.RtEmbed(t, tiny_embeddings.TinyEmbeddings("qwen3", prompts[1]), 2), rt_input.RtInput(t, "",
			prompts[2]))
	for i := range prompts {
		_, tokens := rt_join.RtJoin(mixed[i])
		require.Equal(t, want[i], tokens, "input %d", i)
	}
	pause := rt_run_batch.RtRunBatch(t, m, librkllmrt.CInferParam{},
		func(e rt_on_result.Event) int32 { return e.Perf.GenerateTokens / 30 },
		rt_input.RtInput(t, "", prompts[0]), rt_input.RtInput(t, "", prompts[1]), rt_input.RtInput(t, "", prompts[2]))
	var next []*librkllmrt.CInput
	for i := range prompts {
		_, tokens := rt_join.RtJoin(pause[i])
		require.Equal(t, want[i][:10], tokens)
		next = append(next, rt_input.RtInput(t, "", tokens[9:]))
	}
	require.Zero(t, rt_call.RtCall(m.Library.GetKVCacheSize, m.Handle, uintptr(unsafe.Pointer(&sizes[0]))))
	require.Equal(t, []int32{4 + 9, 2 + 9, 6 + 9}, sizes)

	copy(starts, []int32{13, 8, 15}) // of the second, the last three tokens
	copy(ends, []int32{13, 11, 15})
	require.Zero(t, rt_call.RtCall(m.Library.ClearKVCache, m.Handle, 0, uintptr(unsafe.Pointer(&starts[0])),
		uintptr(unsafe.Pointer(&ends[0]))))
	next[1] = rt_input.RtInput(t, "", want[1][6:10])
	rest := rt_run_batch.RtRunBatch(t, m, librkllmrt.CInferParam{MaxNewTokens: 22}, nil, next...)
	for i := range prompts {
		_, tokens := rt_join.RtJoin(rest[i])
		require.Equal(t, want[i][10:], tokens, "each goes on as if nothing had happened")
		require.EqualValues(t, 1+4+1, rest[i][22].Perf.PrefillTokens, "the figures are of all")
	}
}
