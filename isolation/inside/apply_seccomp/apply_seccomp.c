#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define RKLLMD_AUDIT_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define RKLLMD_AUDIT_ARCH AUDIT_ARCH_AARCH64
#else
#define RKLLMD_AUDIT_ARCH 0
#endif
#define RKLLMD_LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offsetof(struct seccomp_data, member))
#define RKLLMD_EQUAL(value, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), 0, (otherwise))
#define RKLLMD_REFUSE(code) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (code))
#define RKLLMD_ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

// Has the kernel refuse, with EPERM and for good, what this thread and those that it starts have no business with:
// sockets, other programs, signals to other processes and a look into them, namespaces, and what changes the machine.
// io_uring goes too, because it would do the same behind the filter's back. A call by another machine's numbers, and
// clone3, whose flags a filter cannot see, are told as not there. Returns 0, or an error number: this kernel has no filters.
int rkllmd_apply_seccomp(void)
{
	static const uint16_t refused[] = {__NR_socket, __NR_connect, __NR_bind, __NR_listen, __NR_accept, __NR_accept4, __NR_execve,
		__NR_execveat, __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_kcmp, __NR_tkill, __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo,
		__NR_setsid, __NR_setpgid, __NR_setns, __NR_unshare, __NR_chroot, __NR_pivot_root, __NR_mount, __NR_umount2, __NR_bpf,
		__NR_perf_event_open, __NR_userfaultfd, __NR_add_key, __NR_request_key, __NR_keyctl, __NR_init_module, __NR_finit_module,
		__NR_delete_module, __NR_kexec_load, __NR_reboot, __NR_swapon, __NR_swapoff, __NR_acct, __NR_settimeofday,
		__NR_clock_settime, __NR_clock_adjtime, __NR_adjtimex, __NR_sethostname, __NR_setdomainname, __NR_syslog,
		__NR_open_by_handle_at, __NR_fanotify_init, __NR_personality, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 438, 440, 442};
	enum { head = 8, pairs = sizeof(refused) / sizeof(refused[0]), rest = 32 };
	struct sock_filter filter[head + 2 * pairs + rest] = {RKLLMD_LOAD(arch), RKLLMD_EQUAL(RKLLMD_AUDIT_ARCH, 3), RKLLMD_LOAD(nr),
		BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 1, 0), RKLLMD_EQUAL(435, 1), RKLLMD_REFUSE(ENOSYS)};
	const struct sock_filter tail[] = {
		RKLLMD_EQUAL(__NR_kill, 4), RKLLMD_LOAD(args[0]), RKLLMD_EQUAL(getpid(), 1), RKLLMD_ALLOW, RKLLMD_REFUSE(EPERM),
		RKLLMD_EQUAL(__NR_tgkill, 4), RKLLMD_LOAD(args[0]), RKLLMD_EQUAL(getpid(), 1), RKLLMD_ALLOW, RKLLMD_REFUSE(EPERM),
		RKLLMD_EQUAL(__NR_prlimit64, 6), RKLLMD_LOAD(args[0]), RKLLMD_EQUAL(0, 1), RKLLMD_ALLOW, RKLLMD_EQUAL(getpid(), 1),
		RKLLMD_ALLOW, RKLLMD_REFUSE(EPERM),
		RKLLMD_EQUAL(__NR_prctl, 5), RKLLMD_LOAD(args[0]), RKLLMD_EQUAL(PR_SET_PDEATHSIG, 1), RKLLMD_REFUSE(EPERM),
		RKLLMD_EQUAL(PR_SET_DUMPABLE, 5), RKLLMD_REFUSE(EPERM),
		RKLLMD_EQUAL(__NR_clone, 3), RKLLMD_LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x7e020000, 0, 1), RKLLMD_REFUSE(EPERM),
		RKLLMD_ALLOW};
	size_t length = 6;

	for (size_t i = 0; i < pairs; i++) {
		filter[length++] = (struct sock_filter)RKLLMD_EQUAL(refused[i], 1);
		filter[length++] = (struct sock_filter)RKLLMD_REFUSE(EPERM);
	}
	for (size_t i = 0; i < sizeof(tail) / sizeof(tail[0]); i++)
		filter[length++] = tail[i];
	struct sock_fprog program = {.len = (unsigned short)length, .filter = filter};
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}
