package abi_test

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/librkllmrt/abi/rt_default_param"
)

func TestBuiltinRkllmCreateDefaultParam(t *testing.T) {
	room := rt_default_param.RtDefaultParam(open_builtin.OpenBuiltin().CreateDefaultParam)
	require.Equal(t, librkllmrt.CParam{
		MaxContextLen: 512, MaxNewTokens: 512, TopK: 40, NKeep: -1, TopP: 0.9, Temperature: 0.8, RepeatPenalty: 1.1,
		MirostatTau: 5, MirostatEta: 0.1,
		ExtendParam: librkllmrt.CExtendParam{EnabledCPUsNum: 4, EnabledCPUsMask: 0xF0, NBatch: 1},
	}, *(*librkllmrt.CParam)(unsafe.Pointer(&room)))
	require.Equal(t, bytes.Repeat([]byte{0xAA}, 512-184), room[184:], "nothing is written past the structure")
}
