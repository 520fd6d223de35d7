package utils

import "syscall"

// SystemErrors is what an error of the operating system means to the person who reads it, and, where that is not plain,
// what would be right. All others read as the C library has them.
var SystemErrors = map[syscall.Errno]string{
	syscall.EDQUOT:       "this user may take no more of the disk (quota)",
	syscall.EFBIG:        "the file would be larger than files may be here",
	syscall.EIO:          "the disk or device fails (input/output error)",
	syscall.EISDIR:       "it is a directory",
	syscall.ELOOP:        "its symbolic links lead in a circle; let them end at a file",
	syscall.EMFILE:       "this program has too many files open (ulimit -n)",
	syscall.ENAMETOOLONG: "the path is too long: its names may have 255 bytes each, all of it 4095",
	syscall.ENFILE:       "the system has too many files open",
	syscall.ENOSPC:       "the disk is full",
	syscall.ENOTDIR:      "a part of the path is a file, where a directory must be",
	syscall.ENXIO:        "it is a socket or a device, which cannot be opened like a file",
	syscall.EROFS:        "the file system is read-only",
}
