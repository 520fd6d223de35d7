package context_test

import (
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine/context/list_named_threads"
)

func TestListNamedThreads(t *testing.T) {
	runtime.LockOSThread() // never unlocked: the thread ends with the test, and its name
	name := unsafe.StringData("rkllm-test-9\x00")
	require.NoError(t, unix.Prctl(unix.PR_SET_NAME, uintptr(unsafe.Pointer(name)), 0, 0, 0))
	id := unix.Gettid()
	require.Equal(t, []int32{int32(id)}, list_named_threads.ListNamedThreads("rkllm-test-9", 0, 3))
	require.Empty(t, list_named_threads.ListNamedThreads("rkllm-test-9", id, 3), "but not this one")
	require.Empty(t, list_named_threads.ListNamedThreads("rkllm-test-9", 0, 0), "no room")
	require.Empty(t, list_named_threads.ListNamedThreads("rkllm-test-", 0, 3), "the whole name")
}
