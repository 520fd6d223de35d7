// Package read_param reads an RKLLMParam.
package read_param

import (
	"errors"
	"fmt"
	"math"
	"runtime"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read"
	"rkllmd/librkllmrt/read/copy_text"
	"rkllmd/librkllmrt/read/read_sampling"
)

// ReadParam copies an RKLLMParam out of the caller's memory and checks all that can be checked without the model.
// max_new_tokens -1 means until the context is full. n_batch and enabled_cpus_num 0 mean their defaults.
//
// n_keep is how many tokens at the front stay when the context is full and half of the others are dropped
// (shift_context), -1 the whole of the first prompt.
//
// enabled_cpus_num is the number of threads, of which create_context takes no more than the machine has room for, and
// enabled_cpus_mask the CPUs that they run on (set_thread_cpus). The default mask names the fast CPUs of an ARM board,
// and so counts as none on other machines.
//
// Three members have no effect here: is_async (as in the vendor's library), base_domain_id and embed_flash (they manage
// the NPU's memory).
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
func ReadParam(param unsafe.Pointer) (librkllmrt.Param, error) {
	if param == nil {
		return librkllmrt.Param{}, errors.New("param is NULL; it must point to an RKLLMParam")
	}
	p := (*librkllmrt.CParam)(param)
	sampling, err := read_sampling.ReadSampling(&librkllmrt.CSamplingParam{
		TopK: p.TopK, TopP: p.TopP, Temperature: p.Temperature,
		RepeatPenalty: p.RepeatPenalty, FrequencyPenalty: p.FrequencyPenalty, PresencePenalty: p.PresencePenalty,
		Mirostat: p.Mirostat, MirostatTau: p.MirostatTau, MirostatEta: p.MirostatEta,
	})
	switch extend := &p.ExtendParam; {
	case err != nil:
	case p.ModelPath == nil:
		err = errors.New("model_path is NULL; it must be the path of a GGUF model")
	case p.MaxContextLen < 1:
		err = fmt.Errorf("max_context_len is %d; it must be 1 or more", p.MaxContextLen)
	case p.MaxNewTokens < -1:
		err = fmt.Errorf("max_new_tokens is %d; it must be 0 or more, or -1 (until the context is full)",
			p.MaxNewTokens)
	case p.NKeep < -1:
		err = fmt.Errorf("n_keep is %d; it must be -1 or more", p.NKeep)
	case extend.EnabledCPUsNum < 0:
		err = fmt.Errorf("enabled_cpus_num is %d; it must be 1 or more, or 0 for the default of %d",
			extend.EnabledCPUsNum, librkllmrt.DefaultCPUs)
	case extend.NBatch > read.MaxBatch:
		err = fmt.Errorf("n_batch is %d; it must be 1 to %d, or 0 for 1", extend.NBatch, read.MaxBatch)
	case extend.UseCrossAttn != 0:
		err = errors.New("use_cross_attn is on; cross attention takes the key and value caches of an encoder, " +
			"which llama.cpp cannot be given: it needs the NPU's library")
	}
	if err != nil {
		return librkllmrt.Param{}, err
	}
	path, err := copy_text.CopyText("model_path", p.ModelPath)
	given := librkllmrt.Param{
		ModelPath: path, MaxContextLen: int(p.MaxContextLen), MaxNewTokens: int(p.MaxNewTokens),
		Sampling: sampling, SkipSpecialToken: p.SkipSpecialToken != 0, IgnoreEOS: p.IgnoreEOSToken != 0,
		CPUs: int(p.ExtendParam.EnabledCPUsNum), CPUMask: p.ExtendParam.EnabledCPUsMask, NKeep: int(p.NKeep),
		NBatch: max(1, int(p.ExtendParam.NBatch)),
	}
	if given.MaxNewTokens == -1 {
		given.MaxNewTokens = math.MaxInt
	}
	if given.CPUMask == librkllmrt.Defaults.ExtendParam.EnabledCPUsMask && runtime.GOARCH != "arm64" {
		given.CPUMask = 0
	}
	if given.CPUs == 0 {
		given.CPUs = librkllmrt.DefaultCPUs
	}
	return given, err
}
