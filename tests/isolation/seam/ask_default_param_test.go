package seam_test

import (
	"sync"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/seam/ask_default_param"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/isolation/isolation_open"
)

func TestAskDefaultParam(t *testing.T) {
	i, library := isolation_open.IsolationOpen(t)
	param, failure := library.Isolated.DefaultParam()
	require.Nil(t, failure)
	require.Equal(t, "default", string(read_string.ReadString(*(*unsafe.Pointer)(param))))
	var asked [8]unsafe.Pointer
	for range 50 {
		i.Default = nil
		var all sync.WaitGroup
		for j := range asked {
			all.Go(func() { asked[j], _ = library.Isolated.DefaultParam() })
		}
		all.Wait()
		for _, one := range asked {
			require.Equal(t, unsafe.Pointer(unsafe.SliceData(i.Default)), one, "all who come first have the same one")
		}
	}
	param = asked[0]
	i.Stopped = true
	again, failure := ask_default_param.AskDefaultParam(i)()
	require.Nil(t, failure)
	require.Equal(t, param, again, "it is kept")
	i.Default = nil
	p := i.Current
	stop_process.StopProcess(p, nil)
	<-p.Gone
	_, failure = ask_default_param.AskDefaultParam(i)()
	require.Equal(t, rkllm.CodeLibraryEnded, failure.Code)
	require.Equal(t, "the daemon is stopping", failure.Message)
}
