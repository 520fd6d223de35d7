package kakeya_server_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/reflect/protoreflect"

	"rkllmd/faces/kakeya_server/describe_service"
	kakeyav1 "rkllmd/gen/kakeya/v1"
)

func TestDescribeService(t *testing.T) {
	described, service := map[string]bool{}, describe_service.DescribeService()
	for _, method := range service.Methods {
		described[method.MethodName] = false
	}
	for _, stream := range service.Streams {
		described[stream.StreamName] = stream.ServerStreams && !stream.ClientStreams
	}
	file := kakeyav1.File_kakeya_v1_runtime_proto
	require.Equal(t, file.Path(), service.Metadata)
	methods, wanted := file.Services().ByName("RuntimeService").Methods(), map[string]bool{}
	require.Equal(t, protoreflect.FullName(service.ServiceName), methods.Get(0).Parent().FullName())
	for i := range methods.Len() {
		wanted[string(methods.Get(i).Name())] = methods.Get(i).IsStreamingServer()
	}
	require.Equal(t, wanted, described, "what the .proto says")
}
