package abi_test

import (
	"reflect"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/tests/librkllmrt/abi/rt_layout"
	"rkllmd/tests/librkllmrt/abi/rt_offsets"
)

func TestOpenBuiltin(t *testing.T) {
	library := open_builtin.OpenBuiltin()
	require.Equal(t, "embedded", library.Name)
	require.Equal(t, "1.3.0", library.Version)
	require.Same(t, rkllm.LayoutD, library.Layout)

	seen := map[unsafe.Pointer]string{}
	value := reflect.ValueOf(*library)
	for i := range value.NumField() {
		address, ok := value.Field(i).Interface().(unsafe.Pointer)
		if !ok {
			continue
		}
		name := value.Type().Field(i).Name
		require.NotNil(t, address, name)
		require.Empty(t, seen[address], "%s has another's address", name)
		seen[address] = name
	}
	require.Len(t, seen, 18)

	t.Run("its structures lie where the layout has them", func(t *testing.T) {
		sampling := library.Layout.InferParam.Fields[3]
		require.Equal(t, "sampling_params", sampling.Name)
		for _, row := range []struct {
			layout *rkllm.Struct
			mirror reflect.Type
		}{
			{library.Layout.Param, reflect.TypeFor[librkllmrt.CParam]()},
			{library.Layout.Callback, reflect.TypeFor[librkllmrt.CCallback]()},
			{library.Layout.InferParam, reflect.TypeFor[librkllmrt.CInferParam]()},
			{sampling.Struct, reflect.TypeFor[librkllmrt.CSamplingParam]()},
			{library.Layout.InferParam.Fields[1].Struct, reflect.TypeFor[librkllmrt.CLoraParam]()},
			{library.Layout.InferParam.Fields[2].Struct, reflect.TypeFor[librkllmrt.CPromptCacheParam]()},
			{library.Layout.LoraAdapter, reflect.TypeFor[librkllmrt.CLoraAdapter]()},
			{library.Layout.Result, reflect.TypeFor[librkllmrt.CResult]()},
		} {
			require.Equal(t, row.layout.Size, row.mirror.Size(), row.layout.Name)
			require.Equal(t, rt_layout.RtLayout(row.layout, "", 0), rt_offsets.RtOffsets(row.mirror, "", 0),
				row.layout.Name)
		}
		layout := rt_layout.RtLayout(library.Layout.Input, "", 0)
		input := rt_offsets.RtOffsets(reflect.TypeFor[librkllmrt.CInput](), "", 0)
		require.Equal(t, library.Layout.Input.Size, reflect.TypeFor[librkllmrt.CInput]().Size())
		media := rt_offsets.RtOffsets(reflect.TypeFor[librkllmrt.CMultimodalInput](), "",
			layout["multimodalinput.prompt"])
		for ours, theirs := range map[string]string{
			"image.embed": "image.imageembed", "image.ntokens": "image.nimagetokens", "image.n": "image.nimage",
			"image.start": "image.imagestart", "image.end": "image.imageend", "video.embed": "video.videoembed",
			"video.nframetokens": "video.nframetokens", "video.nframes": "video.nframepervideo",
			"video.n":     "video.nvideo",
			"video.start": "video.videostart", "video.end": "video.videoend", "video.frameheight": "video.frameheight",
		} {
			require.Equal(t, layout["multimodalinput."+theirs], media[ours], theirs)
		}
		for _, name := range []string{"role", "enablethinking", "inputtype"} {
			require.Equal(t, layout[name], input[name])
		}
		require.Equal(t, layout["promptinput"], input["data"])
		require.Equal(t, layout["tokeninput.inputids"], input["data"])
		require.Equal(t, layout["tokeninput.ntokens"], input["count"])
	})
}
