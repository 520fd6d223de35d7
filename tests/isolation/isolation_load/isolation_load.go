// Package isolation_load loads a model into the small library.
package isolation_load

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/ask_init"
	"rkllmd/tests/isolation/isolation_open"
	"rkllmd/tests/isolation/isolation_put"
)

// IsolationLoad opens the small library and loads a model of that path. At room there is room in the
// arena.
func IsolationLoad(tb testing.TB, path string) (i *isolation.Isolation, handle uintptr, room unsafe.Pointer) {
	tb.Helper()
	i, _ = isolation_open.IsolationOpen(tb)
	param, slot := isolation_put.IsolationPut(tb, i, path, 0)
	require.Zero(tb, ask_init.AskInit(slot, param, nil))
	handle = *(*uintptr)(slot)
	return i, handle, unsafe.Add(slot, 8)
}
