package process_test

import (
	"math/rand/v2"
	"runtime"
	"runtime/cgo"
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/handle_callback"
	"rkllmd/isolation/process/list_pointers"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/isolation_hostile"
)

func TestHandleCallback(t *testing.T) {
	memory := make([]uint64, 40)
	var pin runtime.Pinner // it must not move
	defer pin.Unpin()
	pin.Pin(&memory[0])
	region := unsafe.Pointer(unsafe.SliceData(memory))
	memory[0] = uint64(uintptr(region)) + 96
	copy(unsafe.Slice((*byte)(unsafe.Add(region, 96)), 6), "Hello")
	i := &isolation.Isolation{Layout: rkllm.LayoutD, Results: list_pointers.ListPointers(nil, rkllm.LayoutD.Result, 0)}
	p := &isolation.Process{Isolation: i, NBatch: 1, Region: region}
	c := &rkllm.CallbackContext{Layout: rkllm.LayoutD, NBatch: 1, Gather: true, Gathered: make([]rkllm.Gathered, 1),
		Done: make(chan struct{}), Canceled: &atomic.Bool{}}
	userdata := cgo.NewHandle(c)
	defer userdata.Delete()
	message := isolation.Message{0, uint64(rkllm.RunNormal), uint64(userdata), memory[0] - 96, 320}
	answer, err := handle_callback.HandleCallback(p, &message)
	require.NoError(t, err)
	require.Zero(t, answer)
	require.Empty(t, c.Gathered[0].Text, "no run is on")
	p.Userdata.Store(uint64(userdata))
	p.Running.Store(isolation.Run + 1)
	_, err = handle_callback.HandleCallback(p, &message)
	require.NoError(t, err)
	require.Equal(t, "Hello", string(c.Gathered[0].Text))
	memory[0] = 8
	_, err = handle_callback.HandleCallback(p, &message)
	require.ErrorContains(t, err, "a pointer leads outside")
	_, err = handle_callback.HandleCallback(p, &isolation.Message{0, uint64(rkllm.RunFinish), uint64(userdata), 0, 0})
	require.NoError(t, err)
	<-c.Done
	require.Zero(t, p.Userdata.Load()+p.Running.Load(), "the run is over")
	t.Run("whatever comes", func(t *testing.T) {
		random := rand.New(rand.NewPCG(1, 2))
		wrong := 0
		for range 200_000 {
			hostile := isolation_hostile.IsolationHostile(random, memory, region, uint64(userdata))
			c.Ended.Store(false)
			c.Done, c.Gathered[0] = make(chan struct{}), rkllm.Gathered{}
			p.Userdata.Store(uint64(userdata))
			if _, err := handle_callback.HandleCallback(p, &hostile); err != nil {
				wrong++
			}
		}
		require.Greater(t, wrong, 1000)
		require.Less(t, wrong, 150_000, "many are right")
	})
}
