// Package read_cache_file reads a prompt cache.
package read_cache_file

import (
	"fmt"
	"io"
	"os"
	"syscall"

	"rkllmd/engine"
	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/engine/prompt_cache/parse_cache"
	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/find_opened"
)

// ReadCacheFile reads the prompt cache at path, as write_cache_file wrote it. Whether it fits a model,
// check_cache_header and check_state say.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. Errors: what is wrong with the file.
func ReadCacheFile(path string) (engine.CacheFile, error) {
	name, _ := find_opened.FindOpened(path)
	file, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe must not make us wait for its writer
	if err != nil {
		return engine.CacheFile{}, fmt.Errorf("the prompt cache %s cannot be opened: %w", path,
			describe_system_error.DescribeSystemError(err))
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return engine.CacheFile{}, fmt.Errorf("%s cannot be read: %w", path, describe_system_error.DescribeSystemError(
			err))
	}
	available, magic := read_available_memory.ReadAvailableMemory("/"), make([]byte, len(engine.CacheMagic))
	switch {
	case info.IsDir():
		return engine.CacheFile{}, fmt.Errorf("%s is a directory, not a prompt cache", path)
	case !info.Mode().IsRegular():
		return engine.CacheFile{}, fmt.Errorf("%s is not a regular file", path)
	case available > 0 && uint64(info.Size()) > available:
		return engine.CacheFile{}, fmt.Errorf("%s needs %d MB of memory, and %d MB are available", path,
			info.Size()>>20, available>>20)
	}
	if _, err := io.ReadFull(file, magic); err != nil || string(magic) != engine.CacheMagic {
		return engine.CacheFile{}, fmt.Errorf("%s is not a prompt cache of this runtime: it does not begin with %q",
			path, engine.CacheMagic)
	}
	whole := make([]byte, info.Size())
	copy(whole, magic)
	if _, err := io.ReadFull(file, whole[len(magic):]); err != nil {
		return engine.CacheFile{}, fmt.Errorf("%s cannot be read: %w", path, describe_system_error.DescribeSystemError(
			err))
	}
	f, err := parse_cache.ParseCache(whole)
	if err != nil {
		return engine.CacheFile{}, fmt.Errorf("%s cannot be used: %w", path, err)
	}
	return f, nil
}
