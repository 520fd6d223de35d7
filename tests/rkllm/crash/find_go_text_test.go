package crash_test

import (
	"reflect"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/crash/find_go_text"
	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/tests/support/rkllm/rkllm_fake_run"
)

func TestFindGoText(t *testing.T) {
	low, high := find_go_text.FindGoText()
	for _, function := range []any{find_go_text.FindGoText, runtime.GC, TestFindGoText, strings.Repeat,
		reflect.ValueOf} {
		pc := reflect.ValueOf(function).Pointer()
		require.True(t, low <= pc && pc < high, "%#x in %#x to %#x", pc, low, high)
	}
	require.NotNil(t, runtime.FuncForPC(low))
	require.Nil(t, runtime.FuncForPC(low-1))
	require.NotNil(t, runtime.FuncForPC(high-1))
	require.Nil(t, runtime.FuncForPC(high))
	for pc := low; pc < high; pc += 4099 {
		require.NotNil(t, runtime.FuncForPC(pc), "one range")
	}
	for name, pc := range map[string]uintptr{
		"C code of this program": uintptr(rkllm_fake_run.Pointer),
		"C code of a library":    uintptr(find_symbol.FindSymbol(nil, "abort")),
		"a jump to nowhere":      0,
	} {
		require.False(t, low <= pc && pc < high, name)
	}
}
