#pragma once

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdint.h>

// Sums of macros do not reach Swift; a constant does.
static const uint32_t offscreen_isal_level_1_buffer_size = ISAL_DEF_LVL1_DEFAULT;
