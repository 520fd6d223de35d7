package process_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/create_region"
	"rkllmd/rkllm/layout/read_string"
)

func TestCreateRegion(t *testing.T) {
	region, file, err := create_region.CreateRegion()
	require.NoError(t, err)
	defer file.Close()
	_, err = file.WriteAt([]byte("seen"), 5)
	require.NoError(t, err)
	require.Equal(t, "seen", string(read_string.ReadString(unsafe.Add(region, 5))))
	require.Error(t, file.Truncate(1), "it cannot be made smaller")
	require.NoError(t, unix.MunmapPtr(region, isolation.ResultsSize))
}
