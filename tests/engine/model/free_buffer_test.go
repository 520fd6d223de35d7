package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/free_buffer"
	"rkllmd/tests/engine/model/dummy_buffers"
	"rkllmd/tests/support/daemon/own_process"
)

func TestFreeBuffer(t *testing.T) {
	if !own_process.OwnProcess(t) { // other tests take memory meanwhile
		return
	}
	free_buffer.FreeBuffer(nil)
	for _, size := range []int{0, 1000} {
		dummy_buffers.DummyBuffers(100, size) // what is made once
		require.Less(t, dummy_buffers.DummyBuffers(10000, size), 64<<10, "bytes after 10,000 buffers of %d", size)
	}
}
