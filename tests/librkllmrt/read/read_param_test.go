package read_test

import (
	"math"
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/read_param"
	"rkllmd/tests/support/librkllmrt/rt_param"
)

func TestReadParam(t *testing.T) {
	c := rt_param.RtParam(t, "/models/a.gguf", func(p *librkllmrt.CParam) {
		p.MaxContextLen, p.MaxNewTokens, p.NKeep, p.SkipSpecialToken, p.IgnoreEOSToken = 100, 20, 3, 1, 0xFF
		p.ExtendParam.EnabledCPUsNum, p.ExtendParam.EnabledCPUsMask, p.ExtendParam.NBatch = 2, 5, 8
	})
	p, err := read_param.ReadParam(unsafe.Pointer(c))
	require.NoError(t, err)
	require.Equal(t, librkllmrt.Param{
		ModelPath: "/models/a.gguf", MaxContextLen: 100, MaxNewTokens: 20, SkipSpecialToken: true, IgnoreEOS: true,
		CPUs: 2, CPUMask: 5, NKeep: 3, NBatch: 8,
		Sampling: engine.Sampling{TopK: 1, TopP: 0.9, Temperature: 0.8, RepeatPenalty: 1.1, MirostatTau: 5,
			MirostatEta: 0.1,
			Seed:        engine.RandomSeed},
	}, p)
	c.MaxNewTokens, c.ExtendParam.EnabledCPUsNum, c.ExtendParam.NBatch = -1, 0, 0
	p, err = read_param.ReadParam(unsafe.Pointer(c))
	require.NoError(t, err)
	require.Equal(t, math.MaxInt, p.MaxNewTokens)
	require.Equal(t, 4, p.CPUs)
	require.Equal(t, 1, p.NBatch)
	c.ExtendParam.EnabledCPUsMask = 0xF0
	p, err = read_param.ReadParam(unsafe.Pointer(c))
	require.NoError(t, err)
	require.Equal(t, runtime.GOARCH == "arm64", p.CPUMask == 0xF0, "the default is meant for boards")

	_, err = read_param.ReadParam(nil)
	require.EqualError(t, err, "param is NULL; it must point to an RKLLMParam")
	good := *c
	for want, bad := range map[string]librkllmrt.CParam{
		"model_path is NULL; it must be the path of a GGUF model": {ModelPath: nil,
			MaxContextLen: 1},
		"max_context_len is 0; it must be 1 or more": {ModelPath: c.ModelPath},
		"max_context_len is -5; it must be 1 or more": {ModelPath: c.ModelPath,
			MaxContextLen: -5},
		"max_new_tokens is -2; it must be 0 or more, or -1 (until the context is full)": {ModelPath: c.ModelPath,
			MaxContextLen: 1, MaxNewTokens: -2},
		"n_keep is -2; it must be -1 or more": {ModelPath: c.ModelPath,
			MaxContextLen: 1, NKeep: -2},
		"enabled_cpus_num is -1; it must be 1 or more, or 0 for the default of 4": {ModelPath: c.ModelPath,
			MaxContextLen: 1, ExtendParam: librkllmrt.CExtendParam{EnabledCPUsNum: -1}},
		"n_batch is 9; it must be 1 to 8, or 0 for 1": {ModelPath: c.ModelPath,
			MaxContextLen: 1, ExtendParam: librkllmrt.CExtendParam{NBatch: 9}},
		"use_cross_attn is on; cross attention takes the key and value caches of an encoder, which llama.cpp " +
			"cannot be given: it needs the NPU's library": {ModelPath: c.ModelPath, MaxContextLen: 1,
			ExtendParam: librkllmrt.CExtendParam{UseCrossAttn: 1}},
	} {
		*c = bad
		c.TopK, c.TopP, c.Temperature, c.RepeatPenalty = good.TopK, good.TopP, good.Temperature, good.RepeatPenalty
		_, err = read_param.ReadParam(unsafe.Pointer(c))
		require.EqualError(t, err, want)
	}
	*c = good
	c.TopP = float32(math.NaN())
	_, err = read_param.ReadParam(unsafe.Pointer(c))
	require.ErrorContains(t, err, "top_p is NaN")
}
